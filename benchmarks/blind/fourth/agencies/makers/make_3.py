from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L_

def doc08():
    """OneSite rent roll detail, ~300 units, charge lines, spacer columns, xlsx"""
    name='RR Detail_Halcyon Lakes_09252026.xlsx'; g=G('e1_08'); r=g.r
    wb=xlsxwriter.Workbook(D+name);ws=wb.add_worksheet('Sheet1')
    B=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'text_wrap':1,'bottom':1,'valign':'bottom'});b=wb.add_format({'bold':1,'font_name':'Arial','font_size':10});n=wb.add_format({'font_name':'Arial','font_size':8});m=wb.add_format({'font_name':'Arial','font_size':8,'num_format':'#,##0.00_);(#,##0.00)'});mb=wb.add_format({'bold':1,'font_name':'Arial','font_size':8,'num_format':'#,##0.00_);(#,##0.00)','top':1});nb=wb.add_format({'bold':1,'font_name':'Arial','font_size':8});tx=n
    # cols with spacers
    C=dict(unit=0,fp=2,des=3,sf=5,st=6,nm=8,mi=9,mo=10,ls=11,le=12,mk=14,sj=15,tc=16,lr=17,oc=18,tb=20,dep=21,bal=22)
    H=dict(unit='unit',fp='Floorplan',des='Unit Designation',sf='SQFT',st='Unit/Lease Status',nm='Name',mi='Move-In\nMove-Out',mo='',ls='Lease\nStart',le='Lease\nEnd',mk='Market\n+ Addl.',sj='Sub\nJournal',tc='Trans\nCode',lr='Lease\nRent',oc='Other\nCharges/\nCredits',tb='Total\nBilling',dep='Dep\nOn Hand',bal='Balance')
    del C['mo'];del H['mo']
    for c,w in ((0,8),(1,1),(2,9),(3,11),(4,1),(5,6),(6,17),(7,1),(8,24),(9,10),(10,1),(11,10),(12,10),(13,1),(14,9),(15,8),(16,11),(17,10),(18,10),(19,1),(20,10),(21,9),(22,9)): ws.set_column(c,c,w)
    R=[0]
    def head():
        ws.write(R[0],0,'Pinnacrest Residential - Halcyon Lakes',b);ws.write(R[0],18,'OneSite Rents v3.0',n);R[0]+=1
        ws.write(R[0],0,'RENT ROLL DETAIL',b);ws.write(R[0],18,'09/26/2026  7:02:55AM',n);R[0]+=1
        ws.write(R[0],0,'As of 09/25/2026',b);R[0]+=1
        ws.write(R[0],0,'Parameters: Properties - ALL;Show All Unit Designations or Filter by - ALL;Subjournals - ALL;Exclude Formers? - Yes;Sort by - Unit;Report Type - Details + Summary;Show Unit Rent as - Market + Addl.;',n);R[0]+=2
        ws.set_row(R[0],34)
        for k in C: ws.write(R[0],C[k],H[k],B)
        R[0]+=1
    head();out=[];T=[0]*6;cnt={};code={};fps={'AX1':(692,1410),'AX2':(778,1495),'BX1':(1034,1820),'BX2':(1121,1895),'CX1':(1306,2260)};fpS={}
    cn=0;since=0
    us=[f'{bd:02d}{fl}{i:02d}' for bd in range(1,13) for fl in(1,2,3) for i in range(1,9)]+[f'13{fl}{i:02d}' for fl in(1,2) for i in range(1,7)]
    f=lambda d:d.strftime('%m/%d/%Y')
    for u in us:
        fp=list(fps)[(int(u[-1])*3+int(u[2]))%5];sf,mk=fps[fp];mk+=r.choice([0,0,10,25,40])-10*int(u[2])
        x=r.random();st='Occupied' if x<.87 else('Occupied-NTV' if x<.9 else('Occupied-NTVL' if x<.92 else('Vacant' if x<.95 else('Vacant-Leased' if x<.975 else('Admin/Down' if x<.983 else 'Occupied')))))
        if u=='01101': st='Model'
        cnt[st]=cnt.get(st,0)+1;S=fpS.setdefault(fp,[0,0,0,0]);S[0]+=1;S[1]+=sf;S[2]+=mk
        recs=[st]+([{'Occupied-NTVL':'Applicant','Vacant-Leased':'Pending renewal' if 0 else 'Applicant'}[st]] if st in('Occupied-NTVL','Vacant-Leased') else [])
        des=r.choice(['N/A','N/A','N/A','RENO 23','LAKEVW'])
        if since>42:
            R[0]+=2;head();since=0
        for q in recs:
            ws.write_string(R[0],0,u,n);ws.write(R[0],2,fp,n);ws.write(R[0],3,des,n);ws.write(R[0],5,sf,n);ws.write(R[0],6,q,n)
            t=dict(unit=u,unitType=fp,area=sf,statusText=q)
            if q!='Applicant': ws.write(R[0],14,mk,m);t['marketRent']=mk;T[0]+=mk
            else: ws.write(R[0],14,'*',n)
            if q.startswith('Occ') or q=='Applicant':
                nm=g.lf();ap=q=='Applicant'
                emp=(not ap) and u in('03204','11102')
                if ap: mi=dt.date(2026,10,1)+dt.timedelta(r.randint(0,30));ls=mi;le=addm(ls,12)-dt.timedelta(1)
                else:
                    mi=dt.date(2026,9,20)-dt.timedelta(r.randint(1,1300));ls=mi;k=r.choice([12,12,13,14])
                    while addm(ls,k)<=dt.date(2026,9,20): ls=addm(ls,k)
                    le=addm(ls,k)-dt.timedelta(1)
                ws.write(R[0],8,nm,n);ws.write(R[0],9,f(mi),n);ws.write(R[0],11,f(ls),n);ws.write(R[0],12,f(le),n)
                rent=mk-r.choice([0,0,15,30,55,80,120]);ch=[('RENT',rent)]
                for cdd,p_,vs in(('PETFEE',.25,[35,70]),('GARAGE',.12,[150]),('TRASH',.9,[18]),('PESTCTRL',.9,[4]),('WASHDRY',.15,[50]),('VALETLIV',.3,[30]),('MTMFEE',.02,[200])):
                    if r.random()<p_: ch.append((cdd,r.choice(vs)))
                if r.random()<.08: ch.append(('CONC/SPECL',-r.choice([50,75,100,150])))
                if emp: ch.append(('EMPLCRED',-round(rent*.2,2)))
                tot=round(sum(a for _,a in ch),2);dep=r.choice([0,200,200,350,500]);bal=r.choice([0,0,0,0,0,-r.randint(1,60),round(r.uniform(5,2200),2)])
                r0=R[0]
                for j,(cd,a) in enumerate(ch):
                    if not ap: code[cd]=round(code.get(cd,0)+a,2)
                    ws.write(R[0],15,'RESIDENT',n);ws.write(R[0],16,cd,n)
                    if j==1: ws.write(R[0],9,f(addm(dt.date(2026,10,25),0)) if q.startswith('Occupied-N') else '',n)
                    ws.write(R[0],17 if cd=='RENT' else 18,a,m)
                    if j==0:
                        ws.write(R[0],20,tot,m);ws.write(R[0],21,dep,m);ws.write(R[0],22,bal,m)
                    R[0]+=1;since+=1
                if q.startswith('Occupied-N') and len(ch)>1: t['moveOutDate']='2026-10-25'
                t.update(tenantName=nm,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=tot,deposit=dep,balance=bal)
                if not ap:
                    for j,v in enumerate((rent,tot-rent,tot,dep,bal),1): T[j]=round(T[j]+v,2)
                    S[3]+=rent
                else: t['statusText']='Applicant'
            else:
                ws.write(R[0],8,{'Model':'MODEL','Admin/Down':'DOWN','Vacant':'VACANT','Vacant-Leased':'VACANT'}[q],n);R[0]+=1;since+=1
            out.append(t)
    R[0]+=1;ws.write(R[0],0,'Totals:',nb)
    for c,v in zip((14,17,18,20,21,22),T): ws.write(R[0],c,v,mb)
    R[0]+=3;ws.write(R[0],0,'Amt / SQFT:    * indicates amounts not included in detail totals',n);R[0]+=2
    for c,v in zip((0,3,5,9,14,17,20),('floorplan','# units','total sqft','average sqft','average market','average leased','units occupied')): ws.write(R[0],c,v,B)
    R[0]+=1;tt=[0,0]
    for k in fps:
        s=fpS[k];no=sum(1 for o in out if o['unitType']==k and o['statusText'].startswith('Occ'))
        for c,v in zip((0,3,5,9,14,17,20),(k,s[0],s[1],round(s[1]/s[0]),round(s[2]/s[0],2),round(s[3]/no,2),no)): ws.write(R[0],c,v,m if c in(14,17) else n)
        tt[0]+=s[0];tt[1]+=no;R[0]+=1
    ws.write(R[0],0,'Totals / Averages:',nb);ws.write(R[0],3,tt[0],nb);ws.write(R[0],20,tt[1],nb);R[0]+=3
    ws.write(R[0],0,'occupancy and rents summary for current date',b);R[0]+=1
    for k,v in sorted(cnt.items()): ws.write(R[0],0,k,n);ws.write(R[0],9,v,n);R[0]+=1
    ws.write(R[0],0,'Totals:',nb);ws.write(R[0],9,len(us),nb);R[0]+=3
    ws.write(R[0],0,'summary billing by sub journal for current date',b);R[0]+=1;ws.write(R[0],0,'sub journal',B);ws.write(R[0],9,'amount',B);R[0]+=1;ws.write(R[0],0,'RESIDENT',n);ws.write(R[0],9,T[2+1-0] if 0 else T[3],m);R[0]+=2
    ws.write(R[0],0,'summary billing by transaction code for current date',b);R[0]+=1;ws.write(R[0],0,'code',B);ws.write(R[0],9,'amount',B);R[0]+=1
    for k,v in sorted(code.items()): ws.write(R[0],0,k,n);ws.write(R[0],9,v,m);R[0]+=1
    ws.write(R[0],0,'Total:',nb);ws.write(R[0],9,round(sum(code.values()),2),mb);assert abs(sum(code.values())-T[3])<.01
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    oc=sum(v for k,v in cnt.items() if k.startswith('Occ'));va=sum(v for k,v in cnt.items() if k.startswith('Vac'))
    assert len(us)==300
    save(name,'MULTIFAMILY','property manager (OneSite)','300 units, charge lines, spacer columns, repeated page headers, applicants',True,'Halcyon Lakes','2026-09-25',300,oc,va,out,sheet=None)

def doc09():
    """BTR homes, site manager sheet, three-line header, concessions"""
    name='Wrenfield Homes - rent roll OCT.xlsx'; g=G('e1_09'); r=g.r
    wb=Workbook();ws=wb.active;ws.title='October'
    ws['B1']='Wrenfield at Marlow Creek';ws['B1'].font=Font(bold=True,size=14,color='2F5D50');ws['B2']='built to rent - 54 homes - Phase I & II';ws['B3']='thru 10/31/26'
    h1=['Home Site','Street','Plan','Beds/','Home','Leased','Lease','Lease','Ask','Lease','Conces.','Net','Smart','Lawn','Pet','Total','Pd up','Comments']
    h2=['(Lot)','Address','','Bath','Sq Ft','To','Begin','Exp.','Rent','Rent','amort','Eff.','Home','Care','Rent','Pmt','front','']
    h3=['','','','','','','','','/mo','/mo','/mo','Rent','/mo','/mo','/mo','/mo','dep','']
    for i,hh in enumerate((h1,h2,h3)):
        for j,v in enumerate(hh,2):
            c=ws.cell(5+i,j,v or None);c.font=Font(bold=True);c.fill=PatternFill('solid',fgColor='CFE3D8');c.alignment=Alignment(horizontal='center')
    plans={'Finch':('2/2',1148,1995),'Heron':('3/2',1436,2350),'Kestrel':('3/2.5',1702,2595),'Osprey':('4/3',2015,2980)}
    R=8;out=[];T=[0]*9;oc=va=0
    for ph,lots,streets in(('PHASE I  (CO 3/2025)',range(1,31),['Thistle Dr','Sedge Ct']),('PHASE II  (CO 5/2026)',range(31,55),['Marlow Bnd','Teasel Way'])):
        ws.cell(R,2,ph).font=Font(bold=True,italic=True);sec=ph.split('  ')[0];R+=1
        for i in lots:
            pl=r.choice(list(plans));bb,sf,mk=plans[pl];lot=f'HS-{i:03d}';ad=f'{2400+i*6} {streets[i%2]}'
            t=dict(unit=lot,unitType=pl,area=sf,marketRent=mk,section=sec);row=[lot,ad,pl,bb,sf]
            x=r.random()
            if i in(1,31): row+=['MODEL' if i==31 else 'Leasing office / model',None,None,mk];t['statusText']=row[5];
            elif (x<.2 and i>40) or x<.05: row+=['vacant',None,None,mk];t['statusText']='vacant';va+=1;row+=[None]*8+[r.choice(['ready','punch list','carpet ordered',None])]
            else:
                oc+=1;nm=g.nm();nm=f"{nm[1]} {r.choice(['','/ '+r.choice(LN)]) }".strip();a=dt.date(2026,10,25)-dt.timedelta(r.randint(5,330 if i<31 else 150));le=addm(a,r.choice([12,13,15]))-dt.timedelta(1)
                if i==17: le='MTM'
                rent=mk-r.choice([0,20,45,75]);con=0 if i<31 and r.random()<.7 else -round(rent/12);sh=40;lw=65;pt=r.choice([0,0,35,70]);tl=rent+con+sh+lw+pt;dep=r.choice([500,rent])
                row+=[nm,a,le,mk,rent,con or None,rent+con,sh,lw,pt or None,tl,dep,r.choice([None]*6+['renewal sent','NTV 11/30','slow pay'])]
                t.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=le if le=='MTM' else iso(le),contractRent=rent,deposit=dep,totalCharges=tl,charges=[dict(code=c_,amount=v) for c_,v in(('Conces. amort',con),('Smart Home',sh),('Lawn Care',lw),('Pet Rent',pt)) if v])
                for j,v in enumerate((rent,con,rent+con,sh,lw,pt,tl,dep),1): T[j]+=v
            T[0]+=mk
            for j,v in enumerate(row,2):
                c=ws.cell(R,j,v)
                if isinstance(v,dt.date): c.number_format='m/d/yy'
                elif j>=10 and isinstance(v,int): c.number_format='#,##0;(#,##0)'
            out.append(t);R+=1
        R+=1
    ws.cell(R,2,'TOTAL').font=Font(bold=True)
    for j,v in enumerate(T,10): c=ws.cell(R,j,v);c.number_format='$#,##0;($#,##0)';c.font=Font(bold=True);c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    R+=2
    for a,v in(('Homes',54),('Occupied',oc),('Vacant',va),('Models/office',2)): ws.cell(R,3,a);ws.cell(R,4,v);R+=1
    ws.cell(R+1,2,'Conces amort = 1 mo free up front spread over 12 months. Ledger still bills full lease rent. -- Dee').font=Font(italic=True,color='888888')
    for c,w in zip('ABCDEFGHIJKLMNOPQRS',(2,12,17,9,7,8,24,10,10,9,9,9,9,8,8,8,9,9,16)): ws.column_dimensions[c].width=w
    ws.freeze_panes='D8';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.create_sheet('Sheet2');wb.save(D+name);assert oc+va+2==54
    save(name,'SINGLE_FAMILY_RENTAL','site manager','build-to-rent homes, three-line header, phases, amortised concessions, models',True,'Wrenfield at Marlow Creek','2026-10-31',54,oc,va,out,sheet='October')

def doc10():
    """MHC; PLANTED digit changed"""
    name='PineBluffMHC_RR_Q3.xlsx'; g=G('e1_10'); r=g.r
    wb=Workbook();ws=wb.active;ws.title='RR';out=[];T=[0]*8
    ws.merge_cells('A1:O1');ws['A1']='PINE BLUFF ESTATES MHC';ws['A1'].font=Font(bold=True,size=13);ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:O2');ws['A2']='Site Rent Roll for the month of September 2026';ws['A2'].alignment=Alignment(horizontal='center')
    ws.merge_cells('G4:L4');ws['G4']='MONTHLY BILLING';ws['G4'].alignment=Alignment(horizontal='center');ws['G4'].fill=PatternFill('solid',fgColor='FFE699')
    H=['Lot #','Sec','Resident','Home Own.','SW / DW','Move In','Lot Rent','Home Rent','Water','Sewer','Trash','Total','Sec. Dep.','Bal. Due','Notes']
    for j,v in enumerate(H,1):
        c=ws.cell(5,j,v);c.font=Font(bold=True,name='Calibri');c.border=Border(bottom=Side(style='medium'))
    R=6;cnt=dict(TOH=0,POH=0,V=0,VH=0);n=0;bad=None;tot=0
    for i in range(1,119):
        if i==13: continue
        n+=1;sec='AB'[i>60];lot=f'{i}';sz=r.choice(['SW','SW','DW']);x=r.random();t=dict(unit=lot,section=None,unitType=sz);row=[i,sec]
        if x<.06: row+=['VACANT LOT',None,None]+[None]*9+[r.choice([None,'pad needs work'])];t.update(statusText='VACANT LOT');t.pop('unitType');cnt['V']+=1
        elif x<.10: row+=['VACANT HOME','POH',sz]+[None]*9+['for sale'];t.update(statusText='VACANT HOME');cnt['VH']+=1
        elif i==58: row+=['Mgr - site 58','POH',sz,dt.date(2017,4,1),0,0,0,0,0,0,0,0,'on-site mgr'];t.update(tenantName='Mgr - site 58',statusText='Occupied',moveInDate='2017-04-01',contractRent=0,totalCharges=0,deposit=0,balance=0,charges=[dict(code=c_,amount=0) for c_ in('Lot Rent','Home Rent','Water','Sewer','Trash')]);cnt['POH']+=1
        else:
            o='POH' if x<.26 else 'TOH';cnt[o]+=1;nm=g.lf();lr=r.choice([485,495,495,510,535]);hr=r.choice([450,525,600]) if o=='POH' else 0;wa=round(r.uniform(14,46),2);se=round(wa*.8,2);tr=15;tl=round(lr+hr+wa+se+tr,2);dep=r.choice([0,250,495]);bal=r.choice([0,0,0,0,tl,round(r.uniform(3,300),2)]);mi=dt.date(r.randint(1998,2026),r.randint(1,8),1)
            for j,v in enumerate((lr,hr,wa,se,tr,tl,dep,bal)): T[j]=round(T[j]+v,2)
            pl=lr
            if bad is None and i>70 and lr==495 and o=='TOH': pl=945;bad=lot
            row+=[nm,o,sz,mi,pl,hr,wa,se,tr,tl,dep,bal,r.choice([None]*9+['eviction filed','2 dogs','pays by $ order','LEASE EXP.'])]
            t.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),contractRent=pl,totalCharges=tl,deposit=dep,balance=bal,charges=[dict(code=c_,amount=v) for c_,v in(('Lot Rent',pl),('Home Rent',hr),('Water',wa),('Sewer',se),('Trash',tr))])
        for j,v in enumerate(row,1):
            c=ws.cell(R,j,v)
            if isinstance(v,dt.date): c.number_format='mmm-yy' if 0 else 'mm/dd/yyyy'
            elif 7<=j<=14 and v is not None: c.number_format='#,##0.00'
        t['section']=None;out.append(t);R+=1
    ws.cell(R,3,f'TOTALS ({n} sites)').font=Font(bold=True)
    for j,v in enumerate(T,7): c=ws.cell(R,j,v);c.number_format='#,##0.00';c.font=Font(bold=True);c.border=Border(top=Side(style='thin'))
    R+=2
    for a,v in(('Tenant-owned homes (TOH)',cnt['TOH']),('Park-owned rented (POH)',cnt['POH']),('Vacant park-owned homes',cnt['VH']),('Vacant lots',cnt['V']),('Total sites',n)): ws.cell(R,3,a);ws.cell(R,4,v);R+=1
    ws.cell(R,3,'There is no site 13.')
    for c,w in zip('ABCDEFGHIJKLMNO',(6,5,26,10,9,12,10,10,9,9,8,11,10,10,16)): ws.column_dimensions[c].width=w
    ws.print_title_rows='4:5';ws.oddFooter.center.text='Pine Bluff Estates  -  page &P';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name);occ=cnt['TOH']+cnt['POH']
    save(name,'MANUFACTURED_HOUSING','community manager','lots, TOH/POH, billing columns under grouped header, gap in numbering',True,'PINE BLUFF ESTATES MHC','2026-09',n,occ,cnt['V']+cnt['VH'],out,planted=dict(what=f"lot {bad}: lot rent is printed 945.00; 495.00 is what its total and the column total hold",kind='digit_changed'))
def run(): doc08();doc09();doc10()
if __name__=='__main__': run()
