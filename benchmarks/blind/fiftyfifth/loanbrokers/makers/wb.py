from common import *
import xlsxwriter, subprocess, shutil
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L_
D=dt.date
def fixprops(w): 
    w.properties.creator='user'; w.properties.created=dt.datetime(2025,5,1); w.properties.modified=dt.datetime(2025,5,1)
# ---------- 8 broker underwriting ----------
def d8():
    rng=random.Random(5508);N=Names(rng);asof=D(2025,6,1)
    F='Summit Terrace - UW Model v4.xlsx'; prop='Summit Terrace Office Building'
    w=xlsxwriter.Workbook(f'{DOC}/{F}'); w.set_properties({'created':dt.datetime(2025,5,20)})
    su=w.add_worksheet('Loan Request'); ws=w.add_worksheet('UW Rent Roll'); ex=w.add_worksheet('Rollover')
    f=lambda **k:w.add_format(dict(font_name='Calibri',font_size=9,**k))
    T=f(bold=1,font_color='#1F3864');T.set_font_size(14); G=f(bold=1,bg_color='#1F3864',font_color='white',align='center',border=1); H=f(bold=1,bg_color='#D9E2F3',text_wrap=1,align='center',valign='vcenter',border=1)
    t=f();i_=f(num_format='#,##0');m=f(num_format='$#,##0.00');m0=f(num_format='$#,##0_);[Red]($#,##0)');p=f(num_format='0.0%');d=f(num_format='mm/dd/yy',align='center');n1=f(num_format='0.0');blue=f(num_format='$#,##0.00',font_color='#0000FF');it=f(italic=1,font_color='#7F7F7F')
    tb=f(bold=1,top=6);ib=f(bold=1,top=6,num_format='#,##0');mb=f(bold=1,top=6,num_format='$#,##0.00');m0b=f(bold=1,top=6,num_format='$#,##0');pb=f(bold=1,top=6,num_format='0.0%')
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2); ws.set_column(0,0,1.5); ws.set_column(1,1,4); ws.set_column(2,2,8); ws.set_column(3,3,30); ws.set_column(4,30,11)
    ws.write('B1',prop,T); ws.write('B2','Underwritten Rent Roll (lender case)',f(bold=1)); ws.write('B3','In-place leases as of:',t); ws.write_datetime('D3',dt.datetime(2025,6,1),f(num_format='mmmm d, yyyy',align='left'))
    ws.merge_range('E5:J5','LEASE',G); ws.merge_range('K5:M5','IN-PLACE BASE RENT',G); ws.merge_range('N5:Q5','CONTRACTUAL STEPS (ANNUAL $)',G); ws.merge_range('R5:U5','MONTHLY EXPENSE RECOVERIES',G); ws.merge_range('V5:X5','MARKET RENT',G); ws.write('Y5','OPTIONS',G)
    hd=['#','Suite','Tenant','Structure','NRA (SF)','% NRA','Start','Expiration','Rem. Term (Yrs)','$/SF','Monthly','Annual','Step 1 Date','Step 1 Rent','Step 2 Date','Step 2 Rent','CAM','RE Tax','Insurance','Total','$/SF','Monthly','In-Place vs Mkt','Renewals / Termination']
    for j,h in enumerate(hd): ws.write(5,j+1,h,H)
    ws.set_row(5,28); ws.freeze_panes(6,4)
    su_=['100','105','110','120','130','140','200','205','210','220','230','240','245','250','300','310','320','330','340','400','410','425','450','475']
    ar={s:rng.randrange(1100,7800) for s in su_}; TOT=sum(ar.values()); vac={'120','245','425'}
    r=6;rows=[];S=[0.]*8;occ=0; exp={}
    mk=27.5
    for k,s in enumerate(su_):
        a=ar[s]; mkm=round(a*(mk+(1 if s[0]=='4' else 0))/12,2)
        ws.write(r,1,k+1,i_); ws.write(r,2,s if k%3 else int(s),t); ws.write(r,5,a,i_); ws.write(r,6,a/TOT,p)
        ws.write(r,21,mk+(1 if s[0]=='4' else 0),blue); ws.write(r,22,mkm,m); S[6]+=mkm
        if s in vac:
            ws.write(r,3,'Vacant',it); 
            for c in (10,11,12): ws.write(r,c,0,m if c<12 else m0)
            rows.append(R(unit=s,area=a,statusText='Vacant',contractRent=0,annualRent=0,marketRent=mkm)); r+=1; continue
        st,en,tm=term(rng,asof); psf=rng.randrange(2200,3000,25)/100; mo=round(a*psf/12,2); an=round(mo*12,2)
        nm=N('office'); ls=rng.choice(['Modified Gross','NNN','NNN','Full Service'])
        ss=[(q,round(v*12,2)) for q,v in steps(rng,st,en,asof,mo,.03,2)]
        ws.write(r,3,nm,t); ws.write(r,4,ls,t); ws.write_datetime(r,7,dt.datetime.combine(st,dt.time()),d); ws.write_datetime(r,8,dt.datetime.combine(en,dt.time()),d); ws.write_formula(r,9,f'=(I{r+1}-$D$3)/365.25',n1,round((en-asof).days/365.25,4))
        ws.write_formula(r,10,f'=M{r+1}/F{r+1}',m,an/a); ws.write(r,11,mo,blue); ws.write_formula(r,12,f'=L{r+1}*12',m,an)
        for j,(q,v) in enumerate(ss): ws.write_datetime(r,13+2*j,dt.datetime.combine(q,dt.time()),d); ws.write(r,14+2*j,v,m)
        ch=[]
        if ls!='Full Service':
            c_=round(a*(4.1 if ls=='NNN' else .6)/12,2); x_=round(a*(3.35 if ls=='NNN' else .4)/12,2); n_=round(a*.42/12,2) if ls=='NNN' else 0
            ws.write(r,17,c_,m); ws.write(r,18,x_,m); ws.write(r,19,n_,m); tt=round(c_+x_+n_,2); ws.write_formula(r,20,f'=SUM(R{r+1}:T{r+1})',m,tt)
            ch=[dict(code='CAM',amount=c_),dict(code='RE Tax',amount=x_),dict(code='Insurance',amount=n_)]
            S[2]+=c_;S[3]+=x_;S[4]+=n_;S[5]+=tt
        else: tt=None
        ws.write_formula(r,23,f'=L{r+1}/W{r+1}-1',p,mo/mkm-1); ws.write(r,24,rng.choice(['1 x 5 @ FMV','2 x 5 @ 95% FMV','None','None','Term. right mo. 60, 4 mos. penalty']),t)
        S[0]+=mo;S[1]+=an;occ+=a; exp[en.year]=[exp.get(en.year,[0,0,0])[0]+1,exp.get(en.year,[0,0,0])[1]+a,exp.get(en.year,[0,0,0.])[2]+an]
        rows.append(R(unit=s,area=a,tenantName=nm,statusText='Occupied',contractRent=mo,annualRent=an,marketRent=mkm,leaseStartDate=iso(st),leaseEndDate=iso(en),charges=ch,totalCharges=tt,rentSteps=[dict(date=iso(q),amount=v,per='year') for q,v in ss]))
        r+=1
    n=r
    for c in range(1,25): ws.write(r,c,'',tb)
    ws.write(r,3,'Total / Weighted Average',tb)
    for c,v,ft in ((5,TOT,ib),(11,S[0],mb),(12,S[1],m0b),(17,S[2],mb),(18,S[3],mb),(19,S[4],mb),(20,S[5],mb),(22,S[6],mb)):
        ws.write_formula(r,c,f'=SUM({xlsxwriter.utility.xl_col_to_name(c)}7:{xlsxwriter.utility.xl_col_to_name(c)}{n})',ft,round(v,2))
    ws.write_formula(r,10,f'=M{n+1}/F{n+3}',mb,S[1]/occ)
    ws.write(r+2,3,'Occupied SF',t); ws.write(r+2,5,occ,i_); ws.write(r+2,6,occ/TOT,p); ws.write(r+3,3,'Vacant SF',t); ws.write(r+3,5,TOT-occ,i_); ws.write(r+3,6,1-occ/TOT,p)
    ws.write(r+5,2,'Notes: market rent per leasing broker survey, $27.50 NNN-equivalent floors 1-3, $28.50 floor 4. Full-service tenants pay no recoveries.',it)
    # summary
    su.set_column(0,0,34); su.set_column(1,1,20)
    for k,(a,b) in enumerate([('Borrower','Summit Terrace Partners LP'),('Property',prop),('NRA',TOT),('Occupancy',occ/TOT),('Requested Loan',19500000),('Term / Amort.','10 / 30'),('In-place base rent',round(S[1],2)),('Recoveries (annualized)',round(S[5]*12,2)),('Vacancy & credit loss',.07)]):
        su.write(k+2,0,a,t); su.write(k+2,1,b,p if isinstance(b,float) and b<1 else (i_ if isinstance(b,(int,float)) else t))
    su.write(0,0,'Loan Request Summary',T)
    ex.write(0,0,'Lease Rollover',T)
    for j,h in enumerate(['Year','# Leases','SF Expiring','% NRA','Annual Base Rent']): ex.write(2,j,h,H)
    for k,y in enumerate(sorted(exp)): 
        ex.write(3+k,0,y,t);ex.write(3+k,1,exp[y][0],i_);ex.write(3+k,2,exp[y][1],i_);ex.write(3+k,3,exp[y][1]/TOT,p);ex.write(3+k,4,round(exp[y][2],2),m0)
    w.close()
    save(F,'OFFICE',dict(propertyName=prop,asOnDate='2025-06-01',units=24,occupied=21,vacant=3,sheet='UW Rent Roll',rows=rows),'broker underwriting roll, grouped headers, recoveries, steps, market; three sheets',True)
# ---------- 9 CTI-like two-line, paginated export ----------
def d9():
    rng=random.Random(5509);N=Names(rng);asof=D(2025,4,1)
    F='CTI_RR_Marketplace.xlsx'; prop='MARKETPLACE AT DOVER LANDING'
    w=Workbook(); fixprops(w); ws=w.active; ws.title='Sheet1'; ft=Font(name='Arial',size=8); fb=Font(name='Arial',size=8,bold=True)
    widths=dict(A=9,B=2,C=30,D=2,E=11,F=11,G=2,H=10,I=12,J=11,K=11,L=11,M=11,N=12,O=2,P=12)
    for k,v in widths.items(): ws.column_dimensions[k].width=v
    r=[1]; page=[0]; ln=[0]
    def put(c,v,b=False,al=None,nf=None):
        x=ws[f'{c}{r[0]}']; x.value=v; x.font=fb if b else ft
        if al: x.alignment=Alignment(horizontal=al)
        if nf: x.number_format=nf
    nl=lambda n=1: (r.__setitem__(0,r[0]+n), ln.__setitem__(0,ln[0]+n))
    def head():
        page[0]+=1; ln[0]=0
        put('A','Dover Landing Associates',True); put('I','COMMERCIAL RENT ROLL',True,'center'); put('P',f'Page {page[0]}',al='right'); nl()
        put('A',prop,True); put('I','For the Month of April 2025',False,'center'); put('P','04/07/2025',al='right'); nl(2)
        for c,v in zip('ACEFHIJKLMNP',['Unit','Tenant','Lease','Lease','Leased','Base','CAM','RE Tax','Insurance','Other','Total','Security']): put(c,v,True,None if c in 'AC' else 'right')
        nl()
        for c,v in zip('ACEFHIJKLMNP',['Tenant #','Trade Name / Option','Begin','End','Sq Ft','Rent','','','','','Monthly','Deposit']): put(c,v,True,None if c in 'AC' else 'right')
        for c in 'ABCDEFGHIJKLMNOP': ws[f'{c}{r[0]}'].border=Border(bottom=Side(style='medium'))
        nl()
    head(); rows=[]; S=[0.]*7; sf=vsf=0;no=nv=0
    ids=['1000']+[str(1010+10*i) for i in range(22)]+['2000','2010','2020','2030','2040','2050','OP-1','OP-2','OP-3']
    vac=set(rng.sample(ids[2:26],4))
    for u in ids:
        if ln[0]>44: nl(2); head()
        a=rng.randrange(1000,4600,10)
        if u=='1000': a=54180
        if u=='2000': a=22750
        if u in vac:
            put('A',u); put('C','<< VACANT >>'); put('H',f'{a:,}',al='right'); nl(3); vsf+=a;nv+=1
            rows.append(R(unit=u,area=a,statusText='VACANT')); continue
        s,e,t=term(rng,asof,terms=(36,60,60,120)); big=a>20000; psf=rng.randrange(1500,2600,25)/100 if not big else 8.5
        nm={'1000':'Granby Fresh Markets, Inc.','2000':'Palisade Home Stores Corp.'}.get(u) or N('ret')+rng.choice([', Inc.','',' LLC',''])
        b=round(a*psf/12,2);v=[b,round(a*2.75/12,2),round(a*3.1/12,2),round(a*.45/12,2)]; oth=rng.choice([0,0,0,0,50.0,125.0]); v.append(oth)
        if u.startswith('OP'): v=[b,0,0,0,0]
        tt=round(sum(v),2); dep=0 if big else rng.choice([b,round(b*1.5,2),0,2000.0])
        put('A',u); put('C',nm); put('E',s.strftime('%m/%d/%y'),al='right'); put('F',e.strftime('%m/%d/%y'),al='right'); put('H',f'{a:,}',al='right')
        for c,x in zip('IJKLMN',v+[tt]): put(c,f'{x:,.2f}',al='right')
        put('P',f'{dep:,.2f}',al='right'); nl()
        put('A',f'T{rng.randrange(10000,99999)}'); put('C',rng.choice([f'Opt: 1-5 Yr','Opt: 2-5 Yr','Opt: None','%Rent: 5% over B/P'])); put('I',f'{b*12/a:,.2f} psf',al='right'); put('N',f'{tt*12/a:,.2f} psf',al='right'); nl(2)
        for j,x in enumerate(v+[tt,dep]): S[j]+=x
        sf+=a;no+=1
        rows.append(R(unit=u,area=a,tenantName=nm,statusText='Occupied',contractRent=b,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,charges=[dict(code=k,amount=x) for k,x in zip(['CAM','RE Tax','Insurance','Other'],v[1:])],totalCharges=tt))
    put('A','Property Totals',True); put('H',f'{sf+vsf:,}',True,'right')
    for c,x in zip('IJKLMNP',S): put(c,f'{x:,.2f}',True,'right')
    nl(); put('C',f'Occupied  {no} units'); put('H',f'{sf:,}',al='right'); nl(); put('C',f'Vacant  {nv} units'); put('H',f'{vsf:,}',al='right'); nl(2); put('A','*** End of Report ***'); ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w.save(f'{DOC}/{F}')
    save(F,'RETAIL',dict(propertyName=prop,asOnDate='2025-04',units=no+nv,occupied=no,vacant=nv,rows=rows),'paginated report dumped to a sheet: two-line records, numbers as text, repeated page heads',True)
# ---------- 10 tiny owner strip ----------
def d10():
    F='oak plaza tenants.xlsx'
    w=Workbook(); fixprops(w); ws=w.active; ws.title='tenants'; w.create_sheet('Sheet2')
    ws['B2']='OAK PLAZA  --  who pays what'; ws['B2'].font=Font(name='Comic Sans MS',size=14,bold=True); ws.merge_cells('B2:G2')
    ws['B3']='(updated after Store 5 moved out)'; ws['B3'].font=Font(italic=True,size=9)
    H=['Store','Who','Phone','Sq Ft','Rent /mo','CAM /mo','Total','Lease up','Deposit','Next bump','Notes']
    for j,h in enumerate(H):
        c=ws.cell(5,2+j,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='FFF2A8'); c.border=Border(bottom=Side(style='thin'))
    data=[(1,'Oak Street Laundromat','555-0142',2400,2800,475,D(2028,3,31),2800,'4/1/26 to $2,884','water sub-metered'),
     (2,'Goldenrod Vapor & Smoke','555-0119',1200,'$1,850',235,D(2026,10,31),1850,None,'late a lot'),
     ('3 & 4','Pinnock Family Martial Arts','555-0171',2400,3150,470,D(2030,6,30),3000,'7/1/25 to $3,245','took down the wall 2021'),
     (5,'EMPTY',None,1200,None,None,None,None,None,'asking $1,900 + CAM'),
     (6,'Heronsgate Alterations','555-0108',800,'$1,150',160,'month to month',500,None,'been here since 1998'),
     (7,'Lucky Umberland Chinese Kitchen','555-0133',1600,2650,315,D(2027,12,31),5300,'1/1/26 to $2,730','grease trap theirs'),
     (8,'Wireless Kiosk (parking lot)','555-0166',None,600,None,D(2025,12,31),None,None,'')]
    rows=[];r=6;S=[0,0,0]
    for u,n,ph,a,rt,cam,e,dp,bump,nt in data:
        rv=float(rt.replace('$','').replace(',','')) if isinstance(rt,str) else rt
        tt=None if rv is None else rv+(cam or 0)
        for j,v in enumerate([u,n,ph,a,rt,cam,tt,e,dp,bump,nt]):
            c=ws.cell(r,2+j,v); c.font=Font(name='Calibri',size=11)
            if j in(4,5,6,8) and not isinstance(v,str): c.number_format='#,##0'
            if isinstance(v,dt.date): c.number_format='m/d/yyyy'
            if isinstance(v,str) and j in (4,7): c.alignment=Alignment(horizontal='right')
        if rv is None: rows.append(R(unit=str(u),area=a,statusText='EMPTY',marketRent=1900))
        else:
            rs=[]
            if bump:
                q,v=bump.split(' to $'); mm,dd,yy=q.split('/'); rs=[dict(date=f'20{yy}-{int(mm):02d}-{int(dd):02d}',amount=float(v.replace(',','')))]
            rows.append(R(unit=str(u),area=a,tenantName=n,statusText='Occupied',contractRent=rv,leaseEndDate=iso(e),deposit=dp,charges=[dict(code='CAM',amount=cam)] if cam else [],totalCharges=tt,rentSteps=rs)); S[0]+=rv;S[1]+=cam or 0;S[2]+=tt
        r+=2 if u==5 else 1
    r+=1
    ws.cell(r,3,'a month').font=Font(bold=True)
    for j,v in zip((6,7,8),S): c=ws.cell(r,j,v); c.font=Font(bold=True); c.number_format='#,##0'; c.border=Border(top=Side(style='double'))
    ws.cell(r+1,3,'a year'); 
    for j,v in zip((6,7,8),S): ws.cell(r+1,j,v*12).number_format='#,##0'
    ws.cell(r+3,2,'Taxes 2024 = 21,418   insurance 6,900   mortgage payoff about 512k')
    for c,x in zip('ABCDEFGHIJKL',(3,7,34,11,8,10,9,9,16,9,18,26)): ws.column_dimensions[c].width=x
    w.save(f'{DOC}/{F}')
    save(F,'RETAIL',dict(propertyName='OAK PLAZA',asOnDate=None,units=None,occupied=None,vacant=None,sheet='tenants',rows=rows),"small owner's own sheet, informal words, text amounts, blank row, bumps as text",True)
# ---------- 11 flat Building Engines-like export ----------
def d11():
    rng=random.Random(5511);N=Names(rng);asof=D(2025,5,1)
    F='space_lease_export_20250509.xlsx'
    w=xlsxwriter.Workbook(f'{DOC}/{F}'); w.set_properties({'created':dt.datetime(2025,5,9)}); rm=w.add_worksheet('Read Me'); ws=w.add_worksheet('Spaces'); rm.write(0,0,'Exported from Space & Lease module. Filters: Active properties; Future leases included. Amounts in USD.')
    rm.hide(); ws.activate(); ws.set_first_sheet()
    hd=['Property Name','Building','Floor','Space ID','Space Type','RSF','Occupancy Status','Occupant','Lease ID','Commencement','Expiration','Monthly Base Rent','Base Rent PSF/Yr','Est. OpEx (Monthly)','Est. Tax (Monthly)','Security Deposit','Next Step Date','Next Step Monthly Rent']
    b=w.add_format({'bold':1,'bottom':1}); dd=w.add_format({'num_format':'yyyy-mm-dd'}); n2=w.add_format({'num_format':'0.00'})
    for j,h in enumerate(hd): ws.write(0,j,h,b)
    ws.autofilter(0,0,0,len(hd)-1); ws.freeze_panes(1,0); ws.set_column(0,0,28); ws.set_column(1,6,13); ws.set_column(7,7,32); ws.set_column(8,17,15)
    P=[('Meridian Commerce Center',[('Bldg 1',2,12),('Bldg 2',2,11),('Bldg 3',1,9)]),('Quarry Lake Office Park',[('North',4,9),('South',4,8)]),('Tollgate Industrial',[('T1',1,11),('T2',1,14),('T3',1,8),('T4',1,7)]),('400 Brewster Avenue',[('Main',8,7)]),('Sandhill Medical Arts',[('A',2,9),('B',2,8)])]
    r=1;rows=[];no=nv=0
    for pn,bs in P:
        kind={'T':'ind','S':'med'}.get(pn[0],'office')
        for bn,fl,per in bs:
            for f in range(1,fl+1):
                for k in range(per):
                    sid=f'{f}{k*5:02d}' if kind!='ind' else f'{bn}-{k+1:02d}'
                    a=rng.randrange(3500,28000) if kind=='ind' else rng.randrange(650,6900); ty={'ind':rng.choice(['Warehouse','Warehouse','Flex']),'med':'Medical','office':'Office'}[kind]
                    recs=[]
                    x=rng.random()
                    if x<.11: recs.append(('Vacant',))
                    else: recs.append(('Occupied',term(rng,asof)))
                    if x<.02 or x>.985: recs.append(('Future',))
                    for rec in recs:
                        for j,v in enumerate([pn,bn,f,sid,ty,a,rec[0]]):
                            ws.write_string(r,j,v) if isinstance(v,str) else ws.write(r,j,v)
                        row=dict(unit=sid,building=bn,propertyName=pn,unitType=ty,area=a,statusText=rec[0])
                        if rec[0]=='Vacant': nv+=1; rows.append(R(**row)); r+=1; continue
                        if rec[0]=='Occupied':
                            no+=1; s,e,t=rec[1]; mtm=rng.random()<.03
                        else:
                            base=eom(recs[0][1][1]) if len(recs[0])>1 else D(2025,6,30); s=base+dt.timedelta(days=1); e=eom(addm(s,59)); mtm=False
                        lo,hi={'ind':(575,980),'med':(2400,3400),'office':(1900,2900)}[kind]
                        mo=round(a*rng.randrange(lo,hi,5)/1200,2); op=round(a*rng.randrange(150,620)/1200,2); tx=round(a*rng.randrange(90,340)/1200,2); dep=rng.choice([0,mo,mo,round(mo*2,2)]); nm=N(kind)+('' if rng.random()<.9 else ' (Sublease)')
                        ws.write(r,7,nm); ws.write(r,8,f'L-{rng.randrange(10000,99999)}'); ws.write_datetime(r,9,dt.datetime.combine(s,dt.time()),dd)
                        if mtm: ws.write(r,10,'MTM')
                        else: ws.write_datetime(r,10,dt.datetime.combine(e,dt.time()),dd)
                        ws.write(r,11,mo,n2);ws.write(r,12,round(mo*12/a,2),n2);ws.write(r,13,op,n2);ws.write(r,14,tx,n2);ws.write(r,15,dep,n2)
                        ss=steps(rng,s,e,asof,mo,.03,1) if not mtm else []
                        if ss: ws.write_datetime(r,16,dt.datetime.combine(ss[0][0],dt.time()),dd); ws.write(r,17,ss[0][1],n2)
                        rows.append(R(**row,tenantName=nm,contractRent=mo,leaseStartDate=iso(s),leaseEndDate='MTM' if mtm else iso(e),deposit=dep,charges=[dict(code='Est. OpEx',amount=op),dict(code='Est. Tax',amount=tx)],rentSteps=[dict(date=iso(q),amount=v) for q,v in ss])); r+=1
    w.close()
    save(F,'MIXED_USE',dict(propertyName=None,asOnDate=None,units=no+nv,occupied=no,vacant=nv,sheet='Spaces',rows=rows),f'flat export of a portfolio ({len(rows)} rows), future leases as rows, hidden read-me sheet, no title or totals',True)
# ---------- 12 lease abstracts ----------
def d12():
    F='Willow Glen MOB Lease Abstracts.xlsx'; prop='Willow Glen Medical Plaza'
    w=Workbook(); fixprops(w); ws=w.active; ws.title='Abstracts'
    ws.merge_cells('A1:N1'); ws['A1']=prop; ws['A1'].font=Font(name='Garamond',size=16,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:N2'); ws['A2']='Lease Abstract Summary – leases and amendments current as of May 1, 2025'; ws['A2'].alignment=Alignment(horizontal='center')
    H=['Premises','Tenant','Guarantor','Use','RSF','Pro Rata Share','Lease Date','Rent Commencement','Expiration','Current Monthly Minimum Rent','Scheduled Rent Increases (monthly)','Operating Expenses','Options','Security Deposit']
    sd=Side(style='thin'); wrap=Alignment(wrap_text=True,vertical='top')
    for j,h in enumerate(H,1):
        c=ws.cell(4,j,h); c.font=Font(name='Garamond',bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B4A68'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(sd,sd,sd,sd)
    NNN='NNN. Pro rata share of Operating Expenses, paid in monthly estimates; cap of 4% on controllables.'
    BY='Base year 2022; pro rata share of increases.'
    data=[('Suite 101','Trellis Family Dental, P.C.','Personal guaranty (two principals)','Dental',2980,D(2019,2,14),D(2019,8,1),D(2029,7,31),6829.17,[(D(2025,8,1),7034.05),(D(2026,8,1),7245.07),(D(2027,8,1),7462.42),(D(2028,8,1),7686.29)],NNN,'Two 5-yr at FMV; 9 mos. notice',13000),
     ('Suite 102','Wrenfield Eye Care Associates','None','Ophthalmology',4415,D(2022,10,3),D(2023,1,1),D(2032,12,31),10301.67,[(D(2026,1,1),10559.21),(D(2027,1,1),10823.19)],BY,'One 5-yr at 102.5% of last rent',10301.67),
     ('Suite 110','Limestone Laboratory Services, Inc.','Parent: Limestone Diagnostics Holdings','Blood draw station',1105,D(2024,3,8),D(2024,6,1),D(2027,5,31),2624.38,[(D(2025,6,1),2703.11),(D(2026,6,1),2784.2)],NNN,'None','Waived'),
     ('Suite 120','VACANT','','',1862,None,None,None,None,[],'','',None),
     ('Suite 201','Jessamine Women’s Health, LLP','None','OB/GYN',6240,D(2015,5,20),D(2015,12,1),D(2025,11,30),15080.0,[],BY,'Renewal option lapsed; renewal under discussion',0),
     ('Suite 202','Kingsmere Allergy & Asthma, P.A.','Personal guaranty, burns off after yr 3','Allergy',1988,D(2023,6,12),D(2023,10,1),D(2028,9,30),4638.67,[(D(2025,10,1),4777.83),(D(2026,10,1),4921.16),(D(2027,10,1),5068.8)],NNN,'One 3-yr at FMV',9277.34),
     ('Suite 205','VACANT','','',2240,None,None,None,None,[],'','',None),
     ('Suite 210','Thistledown Endodontics','Personal guaranty','Dental specialty',1730,D(2020,1,30),D(2020,5,1),'Month-to-month',3892.5,[],'Gross','None',3604.17),
     ('Suite 300','Ravenscar Surgical Associates, Inc.','Regional Health Partners (limited, 24 mos.)','Ambulatory surgery',11870,D(2018,9,17),D(2019,4,1),D(2034,3,31),31653.33,[(D(2026,4,1),32602.93),(D(2027,4,1),33581.02)],NNN,'Two 5-yr at FMV; ROFO on 3rd floor',None)]
    tot=sum(x[4] for x in data); r=5; rows=[]
    for pr,t,g,use,a,ld,rc,ex,mo,ss,oe,op,dep in data:
        stx='\n'.join(f'{us(d)}: ${m2(v)}' for d,v in ss) or ('None' if mo else '')
        vals=[pr,t,g,use,a,a/tot,ld,rc,ex,mo,stx,oe,op,dep]
        for j,v in enumerate(vals,1):
            c=ws.cell(r,j,v); c.alignment=wrap; c.font=Font(name='Garamond',size=10,bold=j==2); c.border=Border(sd,sd,sd,sd)
            if j==5: c.number_format='#,##0'
            if j==6: c.number_format='0.00%'
            if j in(7,8,9) and isinstance(v,dt.date): c.number_format='mmmm d, yyyy'
            if j in(10,14): c.number_format='$#,##0.00'
        if t=='VACANT': rows.append(R(unit=pr,area=a,statusText='VACANT'))
        else: rows.append(R(unit=pr,area=a,tenantName=t,statusText='Occupied',contractRent=mo,leaseStartDate=iso(rc),leaseEndDate=iso(ex),deposit=dep if not isinstance(dep,str) else None,rentSteps=[dict(date=iso(d),amount=v) for d,v in ss]))
        ws.row_dimensions[r].height=58 if mo else 16; r+=1
    for j,v in ((1,'Building Total'),(5,tot),(10,sum(x[8] or 0 for x in data))):
        c=ws.cell(r,j,v); c.font=Font(name='Garamond',bold=True)
    ws.cell(r,5).number_format='#,##0'; ws.cell(r,10).number_format='$#,##0.00'
    ws.cell(r+2,1,'Abstracts are summaries only and are qualified by the leases. Suite 201: holdover rent is 150% after expiration.')
    ws.row_dimensions[4].height=44
    for j,x in enumerate((11,26,20,14,9,9,15,16,16,14,21,28,22,13),1): ws.column_dimensions[L_(j)].width=x
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w.save(f'{DOC}/{F}')
    save(F,'OFFICE',dict(propertyName=prop,asOnDate='2025-05-01',units=9,occupied=7,vacant=2,rows=rows),'lease abstracts table, wrapped cells, several steps in a cell, lease date beside rent commencement',True)
# ---------- 13 Florida monthly billing ----------
def d13():
    rng=random.Random(5513);N=Names(rng);asof=D(2025,5,1)
    F='Bayfront Exchange Rent Roll 05-2025.xlsx'; prop='Bayfront Exchange'
    w=Workbook(); fixprops(w); ws=w.active; ws.title='May 2025'
    ws['A1']='Bayfront Exchange, LLC'; ws['A2']='Rent Roll and Monthly Billing'; ws['A3']='As of 05/31/2025'
    for i in (1,2,3): ws[f'A{i}'].font=Font(name='Verdana',size=10,bold=i<3)
    ws.merge_cells('H5:M5'); ws['H5']='Monthly Charges'; ws['H5'].alignment=Alignment(horizontal='center'); ws['H5'].font=Font(name='Verdana',size=8,bold=True); ws.merge_cells('E5:F5'); ws['E5']='Lease Term'; ws['E5'].alignment=Alignment(horizontal='center'); ws['E5'].font=Font(name='Verdana',size=8,bold=True)
    H=['Unit','Tenant','GL Cust #','Sq. Ft.','From','To','Ann. $/SF','Base Rent','CAM','RE Tax','Insurance','Sales Tax 3.0%','Total Billing','Security Deposit','A/R Balance']
    for j,h in enumerate(H,1):
        c=ws.cell(6,j,h); c.font=Font(name='Verdana',size=8,bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side(style='medium'))
    ws.column_dimensions['C'].hidden=True
    secs=[('RETAIL - FIRST FLOOR','ret',[f'R-{i}' for i in range(1,12)]),('OFFICE - SECOND FLOOR','office',[f'{200+i*5}' for i in range(1,13)]),('OFFICE - THIRD FLOOR','office',[f'{300+i*5}' for i in range(1,11)])]
    r=7;rows=[];G=[0.]*9;no=nv=0; DROP='320'
    for sn,kind,us_ in secs:
        ws.cell(r,1,sn).font=Font(name='Verdana',size=8,bold=True,underline='single'); r+=1; S=[0.]*9
        vac=set(rng.sample([u for u in us_ if u!=DROP],2 if kind=='ret' or sn.endswith('SECOND FLOOR') else 1))
        for u in us_:
            a=rng.randrange(900,4200)
            if u in vac:
                for j,v in ((1,u),(2,'-- vacant --'),(4,a)):
                    c=ws.cell(r,j,v); c.font=Font(name='Verdana',size=8,italic=j==2); 
                ws.cell(r,4).number_format='#,##0'
                S[0]+=a; nv+=1; rows.append(R(unit=u,area=a,statusText='vacant',section=sn)); r+=1; continue
            s,e,t=term(rng,asof); psf=rng.randrange(2000,3400,50)/100; b=round(a*psf/12,2); cm=round(a*5.2/12,2);tx=round(a*3.15/12,2);ins=round(a*1.9/12,2); st=round((b+cm+tx+ins)*.03,2); tt=round(b+cm+tx+ins+st,2)
            dep=rng.choice([b,b,round(2*b,2),0.]); bal=rng.choice([0.,0.,0.,0.,tt,-250.,round(tt*.4,2),round(tt*2,2)]); nm=N(kind)
            vals=[u,nm,f'C{rng.randrange(1000,9999)}',a,s,e,psf,b,cm,tx,ins,st,tt,dep,bal]
            for q,v in enumerate([a,b,cm,tx,ins,st,tt,dep,bal]): S[q]+=v
            if u==DROP: continue
            no+=1
            for j,v in enumerate(vals,1):
                c=ws.cell(r,j,v); c.font=Font(name='Verdana',size=8)
                if j==4: c.number_format='#,##0'
                elif j in(5,6): c.number_format='m/d/yy'
                elif j>6: c.number_format='#,##0.00_);(#,##0.00)'
            rows.append(R(unit=u,area=a,tenantName=nm,statusText='Occupied',section=sn,contractRent=b,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,balance=bal,charges=[dict(code=k,amount=v) for k,v in zip(['CAM','RE Tax','Insurance','Sales Tax'],[cm,tx,ins,st])],totalCharges=tt)); r+=1
        def tl(lbl,S,r,top='thin'):
            ws.cell(r,2,lbl).font=Font(name='Verdana',size=8,bold=True)
            for j,v in zip((4,8,9,10,11,12,13,14,15),S):
                c=ws.cell(r,j,round(v,2)); c.font=Font(name='Verdana',size=8,bold=True); c.number_format='#,##0' if j==4 else '#,##0.00_);(#,##0.00)'; c.border=Border(top=Side(style=top))
        tl('Subtotal '+sn.split(' - ')[0].title()+' '+sn.split(' - ')[1].title(),S,r); r+=2
        for q in range(9): G[q]+=S[q]
    tl('TOTAL BAYFRONT EXCHANGE',G,r,'double')
    ws.cell(r+2,1,'Sales tax: State 2.0% + county discretionary surtax 1.0% on rent and additional rent.').font=Font(name='Verdana',size=7)
    for c,x in zip('ABDEFGHIJKLMNO',(8,32,9,9,9,9,12,11,11,11,11,12,12,12)): ws.column_dimensions[c].width=x
    ws.freeze_panes='C7'; w.create_sheet('Delinquency Notes')['A1']='See A/R aging for details.'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w.save(f'{DOC}/{F}')
    save(F,'MIXED_USE',dict(propertyName=prop,asOnDate='2025-05-31',units=no+nv,occupied=no,vacant=nv,sheet='May 2025',rows=rows,planted=dict(what=f'row of suite {DROP} (third floor) dropped; the floor subtotal and the grand total still include it',kind='row_dropped')),'accountant\'s monthly billing roll with charge columns, sales tax, sections by floor, hidden column',True)
# ---------- 14 tower by floor, .xls ----------
def d14():
    rng=random.Random(5514);N=Names(rng);asof=D(2025,6,30)
    F='Commonwealth Tower stacking RR.xls'; prop='Commonwealth Tower'
    w=Workbook(); fixprops(w); ws=w.active; ws.title='RR'
    f=lambda **k: Font(name='Tahoma',size=9,**k)
    ws['A1']='COMMONWEALTH TOWER'; ws['A1'].font=Font(name='Tahoma',size=13,bold=True); ws['A2']='Leasing Rent Roll by Floor (top down)   |   as of 6/30/2025'; ws['A2'].font=f()
    H1=['Floor','Suite','Status','Tenant','RSF','LCD','LXD','Current Rent','','','1st Step','','2nd Step','','Parking','Comments']; H2=['','','','','','','','$/RSF','Monthly','Annual','Date','Monthly','Date','Monthly','Monthly','']
    th=Side(style='thin',color='999999')
    for rr,Hh in ((4,H1),(5,H2)):
        for j,h in enumerate(Hh,1):
            c=ws.cell(rr,j,h or None); c.font=f(bold=True); c.fill=PatternFill('solid',fgColor='C6E0B4'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for a in ('H4:J4','K4:L4','M4:N4','A4:A5','B4:B5','C4:C5','D4:D5','E4:E5','F4:F5','G4:G5','P4:P5'): ws.merge_cells(a)
    r=6; rows=[]; T=[0,0.,0.,0.]; no=nv=0; vsf=0; mgmt=False
    plan={14:['1400'],12:['1200','1220'],11:['1100','1110','1130','1150'],10:['1000','1025','1060'],9:['900'],8:['800','805','815','830','850'],7:['700','740'],6:['600','610','620','640','660'],5:['500','550'],4:['400','405','410','420','430','440'],3:['300','350'],2:['200','210','240'],1:['R1','R2','R3','LL-1']}
    vacs={'1130','805','640','410','R2'}; fut={'805':1,'410':1}
    for fl in plan:
        f0=r; su=plan[fl]; base=17400//len(su) if fl>1 else 2300
        fs=0
        for u in su:
            a=base+rng.randrange(-300,300) if len(su)>1 else 17412; fs+=a
            recs=[]
            if u in vacs: recs.append('Vacant'); 
            elif u=='210': recs.append('Mgmt')
            else: recs.append('Leased')
            if u in fut: recs.append('Future')
            for rec in recs:
                vals=[None]*16; vals[1]=u; vals[4]=a
                if rec=='Vacant':
                    vals[2]='Vacant'; vals[15]='LOI out' if u=='640' else None; nv+=1; vsf+=a; rows.append(R(unit=u,area=a,statusText='Vacant'))
                elif rec=='Mgmt':
                    vals[2]='Occupied'; vals[3]='Building Management Office'; vals[8]=0; vals[9]=0; vals[15]='no lease'; no+=1; rows.append(R(unit=u,area=a,tenantName=vals[3],statusText='Occupied',contractRent=0,annualRent=0))
                else:
                    if rec=='Future': s=D(2025,9,1) if u=='805' else D(2025,11,1); e=eom(addm(s,86))
                    else: s,e,_=term(rng,asof)
                    psf=rng.randrange(3200,4900,25)/100; mo=round(a*psf/12,2); an=round(mo*12,2); ss=steps(rng,s,e,asof,mo,.025,2); nm=N('office' if fl>1 else 'ret')
                    pk=rng.choice([None,None,350.,700.,1050.])
                    if u=='LL-1': nm='Lantern Storage & Records'; pk=None
                    vals[2]='Future' if rec=='Future' else 'Occupied'; vals[3]=nm; vals[5]=s;vals[6]=e;vals[7]=psf;vals[8]=mo;vals[9]=an;vals[14]=pk
                    for k,(q,v) in enumerate(ss): vals[10+2*k]=q; vals[11+2*k]=v
                    if rec=='Future': vals[4]=a; vals[15]='signed; area and rent not in totals'
                    else: no+=1; T[0]+=a; T[1]+=mo; T[2]+=an; T[3]+=pk or 0
                    if rec=='Leased' and rng.random()<.2: vals[15]=rng.choice(['ROFR on floor','1x5 renewal at FMV','termination right 2027','sublease of 1,100 sf'])
                    rows.append(R(unit=u,area=a,tenantName=nm,statusText=vals[2],contractRent=mo,annualRent=an,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code='Parking',amount=pk)] if pk else [],rentSteps=[dict(date=iso(q),amount=v) for q,v in ss]))
                if rec=='Mgmt': T[0]+=a
                for j,v in enumerate(vals,1):
                    c=ws.cell(r,j,v); c.font=f(color='C00000' if vals[2]=='Vacant' else ('0070C0' if vals[2]=='Future' else '000000')); c.border=Border(bottom=th)
                    if j==5: c.number_format='#,##0'
                    elif j in(6,7,11,13): c.number_format='d-mmm-yy'; c.alignment=Alignment(horizontal='center')
                    elif j in(8,9,10,12,14,15): c.number_format='#,##0.00'
                r+=1
        ws.cell(f0,1,fl).font=f(bold=True); ws.cell(f0,1).alignment=Alignment(horizontal='center',vertical='center')
        if r-1>f0: ws.merge_cells(start_row=f0,end_row=r-1,start_column=1,end_column=1)
    for lbl,n,a,m,an,pk in (('Occupied',no,T[0],T[1],T[2],T[3]),('Vacant',nv,vsf,None,None,None),('Building Total',no+nv,T[0]+vsf,T[1],T[2],T[3])):
        for j,v in ((3,lbl),(4,f'{n} suites'),(5,a),(9,m),(10,an),(15,pk)):
            c=ws.cell(r,j,round(v,2) if isinstance(v,float) else v); c.font=f(bold=True); c.number_format='#,##0' if j==5 else '#,##0.00'
        r+=1
    for c,x in zip('ABCDEFGHIJKLMNOP',(7,8,10,34,9,11,11,8,12,13,11,12,11,12,10,32)): ws.column_dimensions[c].width=x
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    tmp=os.path.join(HERE,'_t'); os.makedirs(tmp,exist_ok=True); src=os.path.join(tmp,F+'x'); w.save(src)
    subprocess.run(['soffice','-env:UserInstallation=file://'+tmp+'/prof','--headless','--convert-to','xls:MS Excel 97','--outdir',DOC,src],check=True,capture_output=True,timeout=120); shutil.rmtree(tmp)
    save(F,'OFFICE',dict(propertyName=prop.upper(),asOnDate='2025-06-30',units=no+nv,occupied=no,vacant=nv,rows=rows),'office tower by floor in BIFF .xls, merged floor cells, future tenants as rows, management office',True)
