from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import *

def doc11():
    """estoppel-like lease schedule of a PSA; workforce flats over shops; steps; annual rents for shops"""
    name='Schedule 4.1(f) - Leases and Deposits.xlsx'; g=G('e1_11'); r=g.r
    wb=xlsxwriter.Workbook(D+name);ws=wb.add_worksheet('Sched 4.1(f)')
    F=lambda **k:wb.add_format(dict(font_name='Garamond',font_size=10,valign='top',**k))
    n=F();w=F(text_wrap=1);bh=F(bold=1,text_wrap=1,align='center',border=1,bg_color='#EDEDED');b=F(bold=1);ce=F(border=1,text_wrap=1);cr=F(border=1,num_format='$#,##0.00');cd=F(border=1,num_format='mmmm d, yyyy',align='left');ca=F(border=1,num_format='#,##0');bt=F(bold=1,border=1,num_format='$#,##0.00')
    ws.set_column(0,0,9);ws.set_column(1,1,34);ws.set_column(2,2,10);ws.set_column(3,5,18);ws.set_column(6,7,14);ws.set_column(8,8,13);ws.set_column(9,9,42)
    ws.merge_range(0,0,0,9,'SCHEDULE 4.1(f)',F(bold=1,align='center'));ws.merge_range(1,0,1,9,'LEASES, RENTS AND SECURITY DEPOSITS',F(bold=1,align='center'));ws.merge_range(2,0,2,9,'The Alderney, 1402-1410 Fairmount Avenue, as of July 1, 2026',F(italic=1,align='center'))
    ws.merge_range(3,0,3,9,'Seller represents that the following is a complete list of the Leases. Each tenant has accepted possession, no rent has been prepaid for more than one month, and Seller has neither given nor received a notice of default except as stated below.',w);ws.set_row(3,28)
    R=5;out=[];TD=0
    ws.write(R,0,'PART I - COMMERCIAL LEASES',b);R+=1
    for j,h in enumerate(['Premises','Tenant (and Guarantor)','Rentable Square Feet','Date of Lease / Amendments','Commencement Date','Expiration Date','Current Annual Base Rent','Monthly Base Rent','Security Deposit','Scheduled Increases; Options; Defaults']): ws.write(R,j,h,bh)
    ws.set_row(R,40);R+=1;TA=TM=0
    for u,nm,sf,dl,cs,ce_,an,dep,steps,ex in [('1402','Fairmount Fish Market, Inc.',2140,'March 3, 2019; First Am. 5/1/2024',dt.date(2019,6,1),dt.date(2029,5,31),68480.00,10000,[(dt.date(2027,6,1),70534.40),(dt.date(2028,6,1),72650.43)],'One 5-year option at FMV.'),
      ('1404','Kettle & Loom Coffee LLC',1265,'October 12, 2022',dt.date(2023,1,1),dt.date(2027,12,31),44275.00,7379.16,[(dt.date(2027,1,1),45603.25)],'No options. One month in arrears.'),
      ('1406-08','Oakhurst Pediatric Dental, P.C.',3310,'August 8, 2020',dt.date(2021,2,1),dt.date(2031,1,31),125780.00,0,[(dt.date(2027,2,1),129553.40),(dt.date(2028,2,1),133440.00)],'Two 5-year options at 103% of last rent.')]:
        ws.write_string(R,0,u,ce);ws.write(R,1,nm,ce);ws.write(R,2,sf,ca);ws.write(R,3,dl,ce);ws.write_datetime(R,4,dt.datetime.combine(cs,dt.time()),cd);ws.write_datetime(R,5,dt.datetime.combine(ce_,dt.time()),cd);ws.write(R,6,an,cr);mo=round(an/12,2);ws.write(R,7,mo,cr);ws.write(R,8,dep,cr)
        ws.write(R,9,'; '.join(f'{d.strftime("%-m/%-d/%Y")}: ${a:,.2f}/yr' for d,a in steps)+'. '+ex,ce);ws.set_row(R,40);R+=1;TA+=an;TM+=mo;TD+=dep
        out.append(dict(unit=u,tenantName=nm,area=sf,leaseStartDate=iso(cs),leaseEndDate=iso(ce_),annualRent=an,contractRent=mo,deposit=dep,statusText='Occupied',section='PART I - COMMERCIAL LEASES',rentSteps=[dict(date=iso(d),amount=a,per='year') for d,a in steps]))
    ws.write_string(R,0,'1410',ce);ws.write(R,1,'Vacant',ce);ws.write(R,2,905,ca)
    for j in range(3,10): ws.write(R,j,'',ce)
    out.append(dict(unit='1410',statusText='Vacant',area=905,section='PART I - COMMERCIAL LEASES'));R+=1
    ws.write(R,1,'Total Part I',b);ws.write(R,6,TA,bt);ws.write(R,7,round(TM,2),bt);ws.write(R,8,TD,bt);R+=3
    ws.write(R,0,'PART II - RESIDENTIAL LEASES',b);R+=1
    for j,h in enumerate(['Apt.','Tenant(s)','Bedrooms','Lease Form','Commencement Date','Expiration Date','','Monthly Rent','Security Deposit','Notes']): ws.write(R,j,h,bh)
    R+=1;T2=D2=0
    sec='PART II - RESIDENTIAL LEASES'
    for i in range(18):
        u=f'{i//6+2}-{i%6+1}';bdr=r.choice(['Studio','1 BR','1 BR','2 BR']);ws.write(R,0,u,ce);ws.write(R,2,bdr,ce);t=dict(unit=u,unitType=bdr,section=sec)
        if i in(4,): ws.write(R,1,'Vacant',ce);[ws.write(R,j,'',ce) for j in range(3,10)];t['statusText']='Vacant'
        else:
            nm=g.fl()+(' and '+g.fl() if r.random()<.3 else '');a=dt.date(2025,8,1)+dt.timedelta(31*r.randint(0,10));a=a.replace(day=1);e=addm(a,12)-dt.timedelta(1);rent={'Studio':1075,'1 BR':1310,'2 BR':1625}[bdr]+r.choice([0,15,40,75]);dep=r.choice([rent,rent,0,1000]);mtm=i in(7,15)
            ws.write(R,1,nm,ce);ws.write(R,3,'Std. (2024)',ce);ws.write_datetime(R,4,dt.datetime.combine(a,dt.time()),cd)
            if mtm: ws.write(R,5,'Month-to-month',ce)
            else: ws.write_datetime(R,5,dt.datetime.combine(e,dt.time()),cd)
            nt='Summary process pending, Docket 26-LT-0187' if i==10 else('Building porter; rent credited $400 against wages' if i==15 else '')
            ws.write(R,6,'',ce);ws.write(R,7,rent,cr);ws.write(R,8,dep,cr);ws.write(R,9,nt,ce);T2+=rent;D2+=dep
            t.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate='Month-to-month' if mtm else iso(e),contractRent=rent,deposit=dep)
        out.append(t);R+=1
    ws.write(R,1,'Total Part II',b);ws.write(R,7,T2,bt);ws.write(R,8,D2,bt);R+=1
    ws.write(R,1,'TOTAL PARTS I AND II',b);ws.write(R,7,round(TM+T2,2),bt);ws.write(R,8,TD+D2,bt);R+=2
    ws.write(R,0,'Seller\'s initials ______     Purchaser\'s initials ______',n);ws.set_landscape();ws.fit_to_pages(1,0);ws.set_footer('&CSchedule 4.1(f) - &P');wb.close()
    save(name,'MIXED_USE',"seller's counsel",'purchase-agreement schedule, commercial annual rents with steps + residential part with other header',True,'The Alderney','2026-07-01',22,20,2,out)

def doc12():
    """MRI-like codes, merged-cell export"""
    name='MRI_RM_RENTROLL_BRISTOL.xlsx'; g=G('e1_12'); r=g.r
    wb=xlsxwriter.Workbook(D+name);ws=wb.add_worksheet('RM_RENTROLL');n=wb.add_format({'font_name':'Microsoft Sans Serif','font_size':8});h=wb.add_format({'font_name':'Microsoft Sans Serif','font_size':8,'bold':1,'underline':1});b=wb.add_format({'font_name':'Microsoft Sans Serif','font_size':8,'bold':1});ct=wb.add_format({'font_name':'Microsoft Sans Serif','font_size':10,'bold':1,'align':'center'})
    ws.merge_range('A1:N1','Residential Rent Roll by Building',ct);ws.merge_range('A2:N2','BRISTOL RUN APARTMENTS',ct);ws.merge_range('A3:N3','Period: 08/26   Database: MERIDRES   Report Id: MRI_RMRR2',ct)
    ws.set_column(0,0,6);ws.set_column(1,1,8);ws.set_column(2,2,4);ws.set_column(3,3,26);ws.set_column(4,13,10.5)
    R=4;hd1=['Bldg','Unit','Occ','Resident','Unit','Square','Move-In','Lease','Vacate','Market','Rent','Other','Total','Deposit'];hd2=['Id','Id','Sts','Name','Class','Feet','Date','Expires','Date','Rent','(RNT)','(OTH)','Recurring','On Hand']
    out=[];T=[0]*5;ct_={};tx=lambda v:f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-'
    rt=wb.add_format({'font_name':'Microsoft Sans Serif','font_size':8,'align':'right'});rb=wb.add_format({'font_name':'Microsoft Sans Serif','font_size':8,'bold':1,'align':'right','top':1});f=lambda d:d.strftime('%-m/%-d/%Y')
    cl={'A1A':(640,1225),'A2B':(725,1310),'B1A':(960,1575),'B2C':(1044,1660)}
    for bd in('A','B','C','D','E'):
        for x in(hd1,hd2):
            for j,v in enumerate(x): ws.write(R,j,v,h)
            R+=1
        S=[0]*5;nu=0
        for i in range(1,17):
            u=f'{bd}{100*((i-1)//8+1)+(i-1)%8+1}';c=r.choice(list(cl));sf,mk=cl[c];x=r.random();st='C' if x<.82 else('N' if x<.88 else('V' if x<.94 else('M' if 0 else 'C')))
            if u=='A101': st='O'
            if u=='C204': st='D'
            if u=='D102': st='E'
            if u=='B206': st='L'
            nu+=1;ct_[st]=ct_.get(st,0)+1;recs=[st]+(['F'] if st=='N' and r.random()<.6 or(st=='V' and r.random()<.5) else [])
            for q in recs:
                t=dict(unit=u,building=bd,unitType=c,area=sf,statusText=q);ws.write(R,0,bd,n);ws.write(R,1,u,n);ws.write(R,2,q,n);ws.write(R,4,c,n);ws.write(R,5,str(sf),rt)
                if q!='F': ws.write(R,9,tx(mk),rt);t['marketRent']=mk;S[0]+=mk;
                else: ct_['F']=ct_.get('F',0)+1
                if q in 'CNELF':
                    nm=g.lf();rn=mk-r.choice([0,15,40,75,110]);ot=r.choice([0,25,35,60,-50,95]) if q!='E' else -int(rn*.5);dep=r.choice([0,150,300,rn])
                    mi=dt.date(2026,8,15)-dt.timedelta(r.randint(10,1200)) if q!='F' else dt.date(2026,9,r.choice([8,12,19]));le=mi
                    while le<=dt.date(2026,8,31): le=addm(le,12)
                    if q=='F': le=addm(mi,12)
                    le-=dt.timedelta(1);va=dt.date(2026,9,r.choice([5,7])) if q=='N' else None
                    ws.write(R,3,nm,n);ws.write(R,6,f(mi),rt);ws.write(R,7,f(le),rt);ws.write(R,8,f(va) if va else '',rt)
                    for j,v in zip((10,11,12,13),(rn,ot,rn+ot,dep)): ws.write(R,j,tx(v),rt)
                    t.update(tenantName=nm,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(va),contractRent=rn,charges=[dict(code='RNT',amount=rn),dict(code='OTH',amount=ot)],totalCharges=rn+ot,deposit=dep)
                    if q!='F':
                        for j,v in enumerate((rn,ot,rn+ot,dep),1): S[j]+=v
                out.append(t);R+=1
        ws.write(R,1,f'Building {bd}  Units: {nu}',b)
        for j,v in zip((9,10,11,12,13),S): ws.write(R,j,tx(v),rb)
        R+=2;T=[a+c for a,c in zip(T,S)]
    ws.write(R,1,'Property Total  Units: 80   (future residents excluded)',b)
    for j,v in zip((9,10,11,12,13),T): ws.write(R,j,tx(v),rb)
    R+=3;ws.write(R,0,'Occ Sts legend and count',h);R+=1
    for k,v in(('C','Current'),('N','Current - notice given'),('E','Employee'),('L','Legal / eviction filed'),('V','Vacant'),('O','Model / office'),('D','Down'),('F','Future resident (not counted)')): ws.write(R,0,k,n);ws.write(R,1,v,n);ws.write(R,4,ct_.get(k,0),n);R+=1
    R+=1;occ=sum(ct_.get(k,0) for k in'CNEL')
    for a,v in(('Occupied (C N E L)',occ),('Vacant (V)',ct_['V']),('Non-revenue (O D)',2)): ws.write(R,1,a,b);ws.write(R,4,v,b);R+=1
    assert occ+ct_['V']+2==80
    ws.set_landscape();ws.set_paper(5);ws.fit_to_pages(1,0);wb.close()
    save(name,'MULTIFAMILY','property manager (MRI)','numbers as text with trailing minus, header per building, one-letter status codes with legend, future rows',True,'BRISTOL RUN APARTMENTS','2026-08',80,occ,ct_['V'],out)

def doc13():
    """workbook with several sheets, hidden cols/rows; lender due diligence"""
    name='Copper Basin - DD rent roll package v3.xlsx'; g=G('e1_13'); r=g.r
    wb=Workbook();cv=wb.active;cv.title='Cover';um=wb.create_sheet('Unit Mix');ws=wb.create_sheet('RR 9-30-26');dl=wb.create_sheet('Delinq')
    cv['B3']='Copper Basin Apartments';cv['B3'].font=Font(size=18,bold=True);cv['B4']='Due diligence package - lender copy';cv['B6']='Prepared by: Asset Mgmt / T. Okoro';cv['B7']='Contents: Unit Mix, RR 9-30-26, Delinq'
    ws['A1']='Copper Basin Apartments';ws['A1'].font=Font(bold=True,size=12);ws['A2']='Rent Roll as of September 30, 2026';ws['A3']='Source: PM ledger, re-keyed; effective rent = lease rent less monthly amortized concession'
    H=['#','Apt','Mgr key','Floorplan','Bd','Ba','NRSF','Resident','Stat','M/I','Start','End','Market','Lease','Mkt v Lease','Conc.','Effective','Water/Trash','Pet','Carport','$/SF','Deposit','A/R']
    g2=['']*12+['Rent','','','','','Reimb. & Other','','','','','']
    for j,(a,v) in enumerate(zip(g2,H),1):
        c=ws.cell(5,j,a or None);c.font=Font(bold=True);c=ws.cell(6,j,v);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F3864');c.alignment=Alignment(wrap_text=True,horizontal='center')
    ws.merge_cells('M5:Q5');ws.merge_cells('R5:T5');ws['M5'].alignment=ws['R5'].alignment=Alignment(horizontal='center')
    pl={'Agave':(1,1,655,1180),'Mesquite':(1,1,748,1265),'Ocotillo':(2,1,905,1420),'Saguaro':(2,2,1020,1535)};out=[];T=dict(mk=0,ls=0,dv=0,cn=0,ef=0,wt=0,pt=0,cp=0,dp=0,ar=0);mix={k:[0,0,0,0,0] for k in pl};R=7;dq=[];S=dict(O=0,V=0,D=0,M=0,E=0)
    for i in range(96):
        p=list(pl)[(i*5+i//12)%4];bd,ba,sf,mk=pl[p];u=f'{i//24+1}-{(i%24)//8+1}{i%8+1:02d}';x=r.random();st='Occ' if x<.84 else('NTV' if x<.88 else('Vac' if x<.95 else 'Occ'))
        if i==0: st='Model'
        if i==49: st='Down - fire'
        if i in(25,80): st='Emp'
        if i==33: st='Evict'
        t=dict(unit=u,unitType=p,area=sf,statusText=st,marketRent=mk);row=[i+1,u,f'K{r.randint(100,999)}',p,bd,ba,sf];mix[p][0]+=1;mix[p][1]+=sf;mix[p][2]+=mk;T['mk']+=mk
        if st in('Occ','NTV','Emp','Evict'):
            nm=g.fl();mi=dt.date(2026,9,25)-dt.timedelta(r.randint(3,1500));a=mi
            while addm(a,12)<=dt.date(2026,9,15): a=addm(a,12)
            e=addm(a,12)-dt.timedelta(1);ls=mk-r.choice([-20,0,0,25,45,90]) if st!='Emp' else round(mk*.7);cn=-r.choice([0,0,0,0,0,50,98]) if st!='Emp' else 0;wt=58;pt=r.choice([0,0,0,30]);cp=r.choice([0,0,40]);dp=r.choice([0,99,99,400]);ar=r.choice([0,0,0,0,0,-r.randint(1,40),round(r.uniform(20,1400),2)]) if st!='Evict' else 4310.5
            row+=[nm,st,mi,a,e,mk,ls,mk-ls,cn,ls+cn,wt,pt,cp,round(ls/sf,2),dp,ar]
            for k,v in zip(('ls','dv','cn','ef','wt','pt','cp','dp','ar'),(ls,mk-ls,cn,ls+cn,wt,pt,cp,dp,ar)): T[k]=round(T[k]+v,2)
            t.update(tenantName=nm,moveInDate=iso(mi),leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=ls,deposit=dp,balance=ar,charges=[dict(code=c_,amount=v) for c_,v in(('Conc.',cn),('Water/Trash',wt),('Pet',pt),('Carport',cp))]);mix[p][3]+=1;mix[p][4]+=ls;S['O']+=1
            if ar>0: dq.append((u,nm,ar))
        else: row+=[{'Vac':'VACANT','Model':'MODEL UNIT'}.get(st,'OFFLINE'),st,None,None,None,mk]; S['V' if st=='Vac' else 'D']+=1
        for j,v in enumerate(row,1):
            c=ws.cell(R,j,v)
            if isinstance(v,dt.date): c.number_format='dd-mmm-yy'
            elif j in(13,14,15,16,17,18,19,20,22,23): c.number_format='#,##0_);(#,##0);0_)' if j!=23 else '#,##0.00_);(#,##0.00)'
            elif j==21: c.number_format='0.00'
        out.append(t);R+=1
        if i%24==23 and i<95: ws.row_dimensions[R].height=5;R+=1
    for c in('C','O','U'): ws.column_dimensions[c].hidden=True
    ws.cell(R,2,'Total / 96 units')
    for j,k in((13,'mk'),(14,'ls'),(15,'dv'),(16,'cn'),(17,'ef'),(18,'wt'),(19,'pt'),(20,'cp'),(22,'dp'),(23,'ar')): c=ws.cell(R,j,T[k]);c.number_format='#,##0;(#,##0)' if j!=23 else '#,##0.00;(#,##0.00)';c.border=Border(top=Side(style='thin'))
    for j in range(1,24): ws.cell(R,j).font=Font(bold=True)
    for c,w in zip('ABDEFGHIJKLMNPQRSTVW',(5,8,11,4,4,7,24,10,11,11,11,9,9,8,10,12,7,9,9,11)): ws.column_dimensions[c].width=w
    ws.freeze_panes='C7';ws.auto_filter.ref=f'A6:W{R-1}';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:6'
    for j,v in enumerate(['Floorplan','Units','Total SF','Avg Market','Occupied','Avg In-Place','Monthly In-Place'],2): um.cell(3,j,v).font=Font(bold=True)
    um['B1']='Unit Mix - 9/30/2026';q=4
    for k,v in mix.items():
        for j,x in enumerate([k,v[0],v[1],round(v[2]/v[0]),v[3],round(v[4]/v[3]),v[4]],2): um.cell(q,j,x)
        q+=1
    for j,x in enumerate(['Total',96,sum(v[1] for v in mix.values()),round(T['mk']/96),S['O'],round(T['ls']/S['O']),T['ls']],2): um.cell(q,j,x).font=Font(bold=True)
    q+=2
    for a,v in(('Occupied (incl. 2 employee)',S['O']),('Vacant',S['V']),('Model / Down',S['D'])): um.cell(q,2,a);um.cell(q,3,v);q+=1
    um.column_dimensions['B'].width=26
    for c in 'CDEFGH': um.column_dimensions[c].width=15
    um.page_setup.orientation='landscape';um.sheet_properties.pageSetUpPr.fitToPage=True
    dl['A1']='Delinquency at 9/30/26';
    for j,v in enumerate(['Apt','Resident','Balance'],1): dl.cell(3,j,v).font=Font(bold=True)
    for i,o in enumerate(dq,4):
        for j,v in enumerate(o,1): dl.cell(i,j,v)
    dl.cell(4+len(dq),2,'Total');dl.cell(4+len(dq),3,round(sum(o[2] for o in dq),2))
    wb.save(D+name);assert S['O']+S['V']+S['D']==96
    save(name,'MULTIFAMILY','asset manager','four-sheet workbook, hidden columns, market v lease v effective, status abbreviations',True,'Copper Basin Apartments','2026-09-30',96,S['O'],S['V'],out,sheet='RR 9-30-26')

def doc14():
    """floors as headings, two-line records, numbers as text, mid-rise workforce"""
    name='tenant list gantry st.xlsx'; g=G('e1_14'); r=g.r
    wb=Workbook();ws=wb.active;ws.title='list';out=[]
    ws['A1']='88 GANTRY STREET';ws['A2']='TENANTS & RENTS   updated Aug 3 2026   (rents due for August)'
    for c in('A1','A2'): ws[c].font=Font(name='Calibri',bold=True,size=12)
    H=['APT','WHO LIVES THERE','RMS','MOVED IN','LEASE UP','RENT NOW','A/C','STORAGE','ALL IN','SECURITY','OWES','NEW RENT / WHEN','']
    fl=['GROUND FLOOR','2ND FLOOR','3RD FLOOR','4TH FLOOR','5TH FLOOR','6TH FLOOR'];R=4
    fill=PatternFill('solid',fgColor='FFF2CC');tot=[0]*6;oc=va=0
    for j,v in enumerate(H,1): c=ws.cell(R,j,v or None);c.font=Font(name='Calibri',bold=True,size=9);c.border=Border(bottom=Side(style='thick'))
    R+=1
    for k,f in enumerate(fl):
        ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=13);ws.cell(R,1,f).fill=fill;ws.cell(R,1).font=Font(bold=True);R+=1;st=[0]*6
        us=['GA (super)','GB'] if k==0 else [f'{k+1}{c}' for c in'ABCDE']
        for u in us:
            rm=r.choice(['3','3 1/2','4','2 (studio)']);t=dict(unit=u,section=f,unitType=rm)
            base={'3':1490,'3 1/2':1580,'4':1795,'2 (studio)':1210}[rm]
            if u=='GA (super)': row=[u,'Anselm Orozco - super',rm,'6/2011','job',0,None,None,0,0,0];t.update(tenantName='Anselm Orozco - super',statusText='Occupied',moveInDate='6/2011',leaseEndDate='job',contractRent=0,totalCharges=0,deposit=0,balance=0);oc+=1
            elif u in('3C','6A'): row=[u,'EMPTY' if u=='3C' else 'EMPTY - painting',rm]+[None]*8;t['statusText']=row[1];va+=1
            else:
                oc+=1;nm=g.fl();mi=dt.date(r.randint(2006,2025),r.randint(1,12),1);le=dt.date(2026,8,31)+dt.timedelta(0);le=eom(addm(dt.date(2026,8,1),r.randint(0,13)));rn=base-r.choice([0,40,110,235]);ac=r.choice([0,0,12]);sg=r.choice([0,0,45]);al=rn+ac+sg;dep=rn-r.choice([0,90,200]);ow=r.choice([0,0,0,0,al,al*2,150])
                mt=u in('2D','5B')
                row=[u,nm,rm,mi.strftime('%-m/%Y'),'no lease' if mt else le.strftime('%-m/%-d/%y'),rn,ac or None,sg or None,al,dep,ow]
                t.update(tenantName=nm,statusText='Occupied',moveInDate=row[3],leaseEndDate='no lease' if mt else iso(le),contractRent=rn,totalCharges=al,deposit=dep,balance=ow,charges=[dict(code=c_,amount=v) for c_,v in(('A/C',ac),('STORAGE',sg)) if v])
                for j,v in enumerate((rn,ac,sg,al,dep,ow)): st[j]+=v
                if not mt and r.random()<.45: nr=round(rn*1.03/5)*5;wd=le+dt.timedelta(1);row+=[nr,wd.strftime('%-m/%-d/%y')];t['rentSteps']=[dict(date=iso(wd),amount=nr)]
                if u=='4D': row+=[None]*(13-len(row)) ;ws.cell(R,14,'in court - Judge set 9/22')
            for j,v in enumerate(row,1):
                if j in(6,9,10) and isinstance(v,int): v=f'${v:,}' if (ord(u[-1])+j)%3 else v
                c=ws.cell(R,j,v);c.font=Font(name='Calibri',size=9)
                if 6<=j<=12 : c.alignment=Alignment(horizontal='right');c.number_format='#,##0'
            out.append(t);R+=1
        ws.cell(R,2,'floor total')
        for j,v in enumerate(st,6): c=ws.cell(R,j,v);c.font=Font(italic=True,size=10);c.number_format='#,##0'
        R+=2;tot=[a+b for a,b in zip(tot,st)]
    ws.cell(R,2,'WHOLE BUILDING').font=Font(bold=True)
    for j,v in enumerate(tot,6): c=ws.cell(R,j,v);c.font=Font(bold=True);c.number_format='#,##0'
    R+=2;ws.cell(R,2,f'{oc+va} apts: {oc} lived in, {va} empty')
    for c,w in zip('ABCDEFGHIJKLMN',(11,27,10,10,10,10,6,9,9,10,8,9,9,24)): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name)
    save(name,'MULTIFAMILY','owner-manager','floors as headings, plain-word headers, amounts partly text, next-rent columns, super and court case',True,'88 GANTRY STREET','2026-08-03',oc+va,oc,va,out)
def run(): doc11();doc12();doc13();doc14()
if __name__=='__main__': run()
