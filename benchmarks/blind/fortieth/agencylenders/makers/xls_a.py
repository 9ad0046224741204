from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
# ---------- 08 Entrata, charge codes in columns under a grouped header
def doc08():
    r=random.Random(4008); P=People(r); asof=D(2025,7,31); prop='Copperline Lofts'
    fn='Rent_Roll_Copperline_Lofts.xlsx'
    wb=xlsxwriter.Workbook(DOC+fn); wb.set_properties({'created':dt.datetime(2025,8,4)})
    ws=wb.add_worksheet('Overview'); ws2=wb.add_worksheet('Rent Roll')
    f=lambda **k: wb.add_format({'font_name':'Open Sans','font_size':9,**k})
    B=f(bold=1);H=f(bold=1,bg_color='#2F6F8F',font_color='white',border=1,text_wrap=1,valign='vcenter',align='center');N=f(num_format='#,##0.00;(#,##0.00)');Tx=f();Dt=f(num_format='mm/dd/yyyy');I=f(num_format='#,##0');BN=f(bold=1,num_format='$#,##0.00;($#,##0.00)',top=1);BT=f(bold=1,top=1)
    ch=['Base Rent','Amenity Fee','Parking','Pet Rent','Utility Bill-back','Concession']
    fl=[('Loft S',560,1295),('Loft 1A',705,1480),('Loft 1B',788,1575),('Loft 2A',1120,2050)]
    units=[(f'{1+i//12:02d}-{(i%12)//4+1}{i%4+1:02d}',fl[[0,1,3,2][i%4]]) for i in range(36)]
    sp={4:'Vacant Unrented Ready',13:'Vacant Unrented Not Ready',22:'Vacant Rented Ready',30:'Vacant Unrented Ready',9:'Notice Unrented',27:'Notice Rented',35:'Occupied No Notice',0:'Model'}
    ws2.write(0,0,'Rent Roll',f(bold=1,font_size=14)); ws2.write(1,0,prop,B); ws2.write(2,0,'As of Date: 07/31/2025',Tx); ws2.write(3,0,'Charges: Scheduled (recurring)   |   Lease Status: Current, Notice, Future, Past: No   |   Created 08/04/2025 10:37 AM MDT',Tx)
    h=['Bldg-Unit','Unit Type','SQFT','Unit Status','Resident','Lease Status','Move-In','Lease Start','Lease End','Market Rent']
    for c,x in enumerate(h): ws2.merge_range(5,c,6,c,x,H)
    ws2.merge_range(5,10,5,10+len(ch),'Scheduled Charges',H)
    for c,x in enumerate(ch+['Total']): ws2.write(6,10+c,x,H)
    for c,x in ((17,'Deposit Held'),(18,'Ending Balance')): ws2.merge_range(5,c,6,c,x,H)
    row=7; rows=[]; cnt={}; tot=[0]*10
    def put(u,t,us,nm,ls_,mi,ls,le,mk,cv,dep,bal,future=False):
        nonlocal row
        for c,(v,fm) in enumerate([(u,Tx),(t[0],Tx),(t[1],I),(us,Tx),(nm,Tx),(ls_,Tx)]): 
            if v is not None: ws2.write(row,c,v,fm)
        for c,v in ((6,mi),(7,ls),(8,le)):
            if v: ws2.write_datetime(row,c,dt.datetime(v.year,v.month,v.day),Dt)
        if mk is not None: ws2.write(row,9,mk,N)
        if cv:
            for c,v in enumerate(cv):
                if v: ws2.write(row,10+c,v,N)
            s=R(sum(v for v in cv if v)); ws2.write_formula(row,16,f'=SUM(K{row+1}:P{row+1})',N,s)
        if dep is not None: ws2.write(row,17,dep,N); ws2.write(row,18,bal,N)
        rows.append(T(unit=u,unitType=t[0],area=t[1],statusText=us if not future else ls_,tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=cv[0] if cv else None,
          charges=[dict(code=c,amount=v) for c,v in zip(ch,cv or []) if v],totalCharges=R(sum(v for v in cv if v)) if cv else None,deposit=dep,balance=bal))
        for i,v in enumerate([mk]+list(cv or [])): tot[i]+=v or 0
        tot[7]+=sum(v for v in cv if v) if cv else 0; tot[8]+=dep or 0; tot[9]+=bal or 0
        row+=1
    occ=vac=0
    for i,(u,t) in enumerate(units):
        us=sp.get(i,'Occupied No Notice'); mk=t[2]+r.choice([0,20,45]); cnt[us]=cnt.get(us,0)+1
        if us[0] in 'VM':
            put(u,t,us,None,None,None,None,None,mk,None,None,None); vac+=us[0]=='V'
        else:
            occ+=1; mi,ls,le=lease(r,asof)
            rent=round(mk*r.uniform(.92,1.01)); cv=[rent,25 if r.random()<.8 else 0,r.choice([0,0,85,110]),r.choice([0,0,0,40]),R(r.uniform(38,92)),-100 if r.random()<.14 else 0]
            put(u,t,us,P.lf(),'Notice' if 'Notice ' in us and us[0]=='N' else 'Current',mi,ls,le,mk,cv,r.choice([0,200,400,750]),R(r.choice([0,0,0,r.uniform(-180,-2),r.uniform(9,1700)])))
        if 'Vacant Rented' in us or us=='Notice Rented':
            s=D(2025,8,r.randint(8,15)) if us[0]=='V' else D(2025,10,4)
            put(u,t,None,P.lf(),'Future',s,s,day(addm(s,12),-1),None,[mk-20,25,0,0,0,0],400,0,True)
    # totals exclude nothing: future included in charges, as the export does
    ws2.write(row,0,'Total',BT)
    for c in range(1,9): ws2.write_blank(row,c,None,BT)
    for i,c in enumerate(list(range(9,16))+[16,17,18]): ws2.write_formula(row,c,f'=SUM({CL(c+1)}8:{CL(c+1)}{row})',BN,R(tot[i]))
    ws2.set_row(6,27)
    ws2.freeze_panes(7,1); ws2.autofilter(6,0,row-1,18)
    for c,w in enumerate([10,10,7,23,23,10,11,11,11,11,11,9,9,9,10,11,11,10,11]): ws2.set_column(c,c,w)
    ws2.set_landscape(); ws2.fit_to_pages(1,0)
    ws.write(0,0,'Unit Status Overview',f(bold=1,font_size=13)); ws.write(1,0,prop,B); ws.write(3,0,'Unit Status',H); ws.write(3,1,'Units',H); ws.write(3,2,'% of Units',H)
    k=4
    for a in sorted(cnt): ws.write(k,0,a,Tx); ws.write(k,1,cnt[a],Tx); ws.write(k,2,cnt[a]/36,f(num_format='0.0%')); k+=1
    ws.write(k,0,'Total',BT); ws.write(k,1,36,BT); ws.write(k,2,1,f(bold=1,num_format='0.0%',top=1)); ws.set_column(0,0,28); ws.set_column(1,2,11)
    wb.close()
    save(fn,'MULTIFAMILY',prop,'2025-07-31',36,occ,vac,rows,sheet='Rent Roll',style='Entrata export, grouped charge columns',hard='future rows without unit status; merged two-row header; overview sheet first')
# ---------- 09 ResMan, charges down the rows, building column, openpyxl
def doc09():
    r=random.Random(4009); P=People(r); asof=D(2025,5,31); fn='ResMan RentRoll 05.31.2025.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll'; wb.properties.created=dt.datetime(2025,6,1)
    b=Font(name='Segoe UI',size=9,bold=True); n=Font(name='Segoe UI',size=9)
    def put(rw,c,v,font=n,fmt=None,al=None,fill=None):
        x=ws.cell(rw,c,v); x.font=font
        if fmt: x.number_format=fmt
        if al: x.alignment=Alignment(horizontal=al,wrap_text=al=='center',vertical='top')
        if fill: x.fill=PatternFill('solid',fgColor=fill)
        return x
    ws.merge_cells('A1:Q1'); put(1,1,'The Bramblewood',Font(name='Segoe UI',size=14,bold=True),al='center'); ws.merge_cells('A2:Q2'); put(2,1,'Rent Roll',b,al='center'); ws.merge_cells('A3:Q3'); put(3,1,'As of 5/31/2025',n,al='center')
    hd=['Building','Unit','Type','Sq Ft','Status','','Residents','Market Rent','Charge','Amount','Total','Move In','Lease Start','Lease End','Notice / Move Out','Deposits','Balance']
    for c,x in enumerate(hd,1):
        put(5,c,x or None,b,al='center',fill='D9D9D9').border=Border(bottom=Side('thin'))
    ty=[('BW-1x1',655,1120),('BW-2x1',868,1295),('BW-2x2',955,1385)]
    rw=6; rows=[]; occ=vac=0; G=dict(sf=0,mk=0,am=0,dep=0,bal=0); CC={}
    bl='ABCD'; sp={('A',3):'Vacant',('B',7):'Vacant Pre-Leased',('C',0):'Vacant',('D',9):'Down',('B',2):'Notice',('D',4):'Notice Pre-Leased',('A',10):'Eviction'}
    for bb in bl:
        for k in range(12):
            u=f'{(k//6+1)}{k%6+1:02d}'; t=ty[(k+ord(bb))%3]; s=sp.get((bb,k),'Current'); mk=t[2]+r.choice([0,0,15,35])
            vals=dict(building=bb,unit=u,unitType=t[0],area=t[1],statusText=s,marketRent=mk)
            ch=[]
            if s.startswith(('Vac','Down')): vac+=s!='Down'
            else:
                occ+=1; mi,ls,le=lease(r,asof); nm=P.fl()
                if r.random()<.25: nm+='; '+P.fl()
                rent=round(mk*r.uniform(.9,1.01)); ch=[('Rent',rent)]
                if r.random()<.18: ch.append(('Rent Concession',-r.choice([40,65,90])))
                if r.random()<.3: ch.append(('Pet Rent',r.choice([25,50])))
                if r.random()<.25: ch.append(('Washer/Dryer',45))
                ch.append(('Trash Reimb.',15)); 
                if r.random()<.7: ch.append(('Renters Liability',12.95))
                if le.month==6 and r.random()<.4: pass
                vals.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=R(sum(a for _,a in ch)),deposit=r.choice([0,200,350,500]),
                   balance=R(r.uniform(2100,4100)) if s=='Eviction' else R(r.choice([0,0,0,0,-r.uniform(3,90),r.uniform(12,800)])),moveOutDate=day(asof,r.randint(8,45)) if s.startswith('Notice') else None)
            st=rw
            put(rw,1,bb,al='left'); put(rw,2,u,al='left'); put(rw,3,t[0]); put(rw,4,t[1],fmt='#,##0'); put(rw,5,s); put(rw,8,mk,fmt='#,##0.00')
            if ch:
                put(rw,7,vals['tenantName'])
                for c,k2 in ((12,'moveInDate'),(13,'leaseStartDate'),(14,'leaseEndDate'),(15,'moveOutDate')):
                    if vals.get(k2): put(rw,c,dt.datetime.combine(vals[k2],dt.time()),fmt='m/d/yyyy')
                put(rw,16,vals['deposit'],fmt='#,##0.00'); put(rw,17,vals['balance'],fmt='#,##0.00;-#,##0.00')
                put(rw,11,vals['totalCharges'],b,'#,##0.00')
                for c,a in ch:
                    put(rw,9,c); put(rw,10,a,fmt='#,##0.00;-#,##0.00'); rw+=1; CC[c]=R(CC.get(c,0)+a)
                if len(ch)>1:
                    for c in (1,2,3,4,5,7,8,11): ws.merge_cells(start_row=st,end_row=rw-1,start_column=c,end_column=c); ws.cell(st,c).alignment=Alignment(vertical='top',wrap_text=c==7,horizontal='left' if c in(1,2) else None)
            else: rw+=1
            for c in range(1,18): ws.cell(rw-1,c).border=Border(bottom=Side('hair'))
            G['sf']+=t[1];G['mk']+=mk;G['am']+=vals.get('totalCharges',0);G['dep']+=vals.get('deposit',0);G['bal']+=vals.get('balance',0)
            rows.append(T(**{k:v for k,v in vals.items()}))
    rw+=1
    put(rw,1,'Totals (48 units)',b); put(rw,4,G['sf'],b,'#,##0'); put(rw,8,G['mk'],b,'#,##0.00'); put(rw,10,R(G['am']),b,'#,##0.00'); put(rw,11,R(G['am']),b,'#,##0.00'); put(rw,16,G['dep'],b,'#,##0.00'); put(rw,17,R(G['bal']),b,'#,##0.00')
    rw+=2; put(rw,7,'Charge Summary',b); rw+=1
    for c in sorted(CC): put(rw,7,c); put(rw,8,CC[c],fmt='#,##0.00'); rw+=1
    rw+=1; put(rw,7,'Occupancy',b); rw+=1
    for a,v in (('Occupied',occ),('Vacant',vac),('Down',1),('Total',48)): put(rw,7,a); put(rw,8,v); rw+=1
    for c,w in zip('ABCDEFGHIJKLMNOPQ',[9,7,9,7,17,1.5,24,11,17,10,10,11,11,11,11,10,11]): ws.column_dimensions[c].width=w
    ws.row_dimensions[5].height=27; ws.row_dimensions[1].height=22
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
    wb.save(DOC+fn)
    save(fn,'MULTIFAMILY','The Bramblewood','2025-05-31',48,occ,vac,rows,style='ResMan export, charges in rows, merged cells',hard='unit numbers repeat per building; merged unit blocks; charge and occupancy summaries below')
# ---------- 10 Yardi rent roll (actual rent), large
def doc10():
    r=random.Random(4010); P=People(r); asof=D(2025,10,31); fn='RentRoll_tpk_1025.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'; wb.properties.created=dt.datetime(2025,11,3)
    A=lambda b=False,s=8: Font(name='Tahoma',size=s,bold=b)
    def put(rw,c,v,b=False,fmt=None,al=None):
        x=ws.cell(rw,c,v); x.font=A(b); 
        if fmt: x.number_format=fmt
        if al: x.alignment=Alignment(horizontal=al)
    for i,t in enumerate(('Rent Roll','Turnpike Station Apartments (tpk)','As Of = 10/31/2025','Month = 10/2025'),1):
        ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=13); c=ws.cell(i,1,t); c.font=A(i==1,11 if i==1 else 8); c.alignment=Alignment(horizontal='center')
    h1=['Unit','Unit Type','Unit','Resident','Name','Market','Actual','Resident','Other','Move In','Lease','Move Out','Balance']; h2=['','','Sq Ft','','','Rent','Rent','Deposit','Deposit','','Expiration','','']
    for c,(a,b) in enumerate(zip(h1,h2),1):
        for rr,v in ((5,a),(6,b)):
            x=ws.cell(rr,c,v or None); x.font=A(True); x.fill=PatternFill('solid',fgColor='C0C0C0'); x.alignment=Alignment(horizontal='right' if c in(3,6,7,8,9,13) else 'left')
    ty={'tp-s':(498,1440),'tp-a1':(702,1695),'tp-a2':(768,1780),'tp-b1':(1044,2195),'tp-b2':(1120,2310),'tp-c1':(1345,2780)}
    st=['tp-a1','tp-s','tp-a2','tp-b1','tp-a1','tp-b2','tp-a1','tp-c1','tp-b1','tp-a2','tp-s','tp-b1','tp-a1','tp-b2']
    units=[(f'{fl}{n:02d}',st[n-1]) for fl in range(1,15) for n in range(1,15) if fl!=13]
    ids=list(range(len(units))); r.shuffle(ids)
    vac=set(ids[:11]); nr={ids[11]:'MODEL',ids[12]:'DOWN',ids[13]:'ADMIN'}; note=set(ids[14:22]); mtm=set(ids[22:27]); empl=ids[27]; pre=list(vac)[:4]+list(note)[:2]
    rw=7; rows=[]; tn=118200
    M='#,##0.00'
    def line(u,t,res,nm,mk,rent,dep,od,mi,le,mo,bal,sec,stt):
        nonlocal rw
        for c,(v,f) in enumerate([(u,None),(t,None),(ty[t][0],'#,##0.00'),(res,None),(nm,None),(mk,M),(rent,M),(dep,M),(od,M),(mi,1),(le,1),(mo,1),(bal,M)],1):
            if v is None: continue
            if f==1: put(rw,c,dt.datetime.combine(v,dt.time()),fmt='mm/dd/yyyy',al='left')
            else: put(rw,c,v,fmt=f)
        rw+=1
        rows.append(T(unit=u,unitType=t,area=ty[t][0],tenantName=nm if stt not in('VACANT','MODEL','DOWN','ADMIN') else None,statusText=stt,section=sec,marketRent=mk,contractRent=rent,deposit=dep,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=bal))
        return (ty[t][0],mk,rent,dep,od,bal)
    def tot(lbl,L):
        nonlocal rw
        put(rw,1,lbl,True)
        for c,v in zip((3,6,7,8,9,13),[sum(x[i] for x in L) for i in range(6)]): put(rw,c,R(v),True,M); 
        for c in range(1,14): ws.cell(rw,c).border=Border(top=Side('thin'))
        rw+=2
    S1='Current/Notice/Vacant Residents'; put(rw,1,S1,True); rw+=1
    grp=dict(o=[],v=[],n=[]); cur=[]
    for i,(u,t) in enumerate(units):
        mk=ty[t][1]+int(u[:-2])*5
        if i in vac: x=line(u,t,'VACANT','VACANT',mk,0,0,0,None,None,None,0,S1,'VACANT'); grp['v'].append(x)
        elif i in nr: x=line(u,t,nr[i],nr[i],mk,0,0,0,None,None,None,0,S1,nr[i]); grp['n'].append(x)
        else:
            mi,ls,le=lease(r,asof)
            if i in mtm: mi=day(mi,-500); le=day(D(2025,r.randint(5,10),1),-1)
            rent=round(mk*r.uniform(.9,1.02)); 
            if i==empl: rent=round(rent*.75)
            tn+=r.randint(2,30)
            x=line(u,t,f't{tn:07d}',P.lf(),mk,rent,r.choice([0,250,500,500,750]),0,mi,le,day(asof,r.randint(5,55)) if i in note else None,R(r.choice([0,0,0,0,0,-r.uniform(2,200),r.uniform(20,2600)])),S1,'Occupied' if i not in note else None); grp['o'].append(x)
        cur.append(x)
    tot('Total',cur)
    S2='Future Residents/Applicants'; put(rw,1,S2,True); rw+=1; fu=[]
    for i in sorted(pre):
        u,t=units[i]; mk=ty[t][1]+int(u[:-2])*5; s=D(2025,11,r.randint(3,28)) if i in vac else D(2026,1,r.randint(2,12)); tn+=r.randint(2,30)
        fu.append(line(u,t,f't{tn:07d}',P.lf(),mk,mk-25,500,0,s,day(addm(s,12),-1),None,r.choice([0,-500]),S2,'Future'))
    tot('Total',fu)
    put(rw,1,'Summary Groups',True)
    for c,t in zip((3,6,7,8,9,10,11,13),('Square Footage','Market Rent','Actual Rent','Security Deposit','Other Deposits','# Of Units','% Unit Occupancy','Balance')): put(rw,c,t,True,al='right')
    rw+=1
    for l,L,p in ((S1,cur,0),(S2,fu,0),('Occupied Units',grp['o'],1),('Total Non Rev Units',grp['n'],1),('Total Vacant Units',grp['v'],1)):
        put(rw,1,l)
        for c,v in zip((3,6,7,8,9,13),[sum(x[i] for x in L) for i in range(6)]): put(rw,c,R(v),fmt=M)
        put(rw,10,len(L)); 
        if p: put(rw,11,R(len(L)/len(cur)*100),fmt='0.00')
        rw+=1
    put(rw,1,'Totals:',True)
    for c,v in zip((3,6,7,8,9,13),[sum(x[i] for x in cur) for i in range(6)]): put(rw,c,R(v),True,M)
    put(rw,10,len(cur),True); put(rw,11,100,True,'0.00')
    for c,w in zip('ABCDEFGHIJKLM',[10,9,10,10,24,11,11,11,11,11,11,11,11]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='1:6'
    wb.save(DOC+fn)
    save(fn,'MULTIFAMILY','Turnpike Station Apartments','2025-10-31',len(cur),len(grp['o']),len(vac),rows,sheet=None,style='Yardi Voyager rent roll export, one line per unit',hard='large; future section repeats units; non-revenue units')
for f in (doc08,doc09,doc10): f()
