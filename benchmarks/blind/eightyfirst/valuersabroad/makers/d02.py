from common import *
import xlsxwriter
F='Weaving Sheds Rent Roll 31.10.25.xlsx'
r=random.Random(8102)
asof=D.date(2025,10,31)
types={'Studio':(0,405,905,30),'1B1P':(1,478,1035,25),'1B2P':(1,541,1135,30),'2B3P':(2,688,1395,40),'2B4P':(2,742,1485,45),'3B5P':(3,958,1890,50)}
pat=['Studio','1B2P','1B2P','2B3P','2B4P','1B1P','2B3P','1B2P']
units=[]
for blk,lv in (('Loom',12),('Shuttle',11)):
    for L in range(1,lv+1):
        for n,t in enumerate(pat,1):
            if L==lv and n>6: continue
            if L==lv and n in (3,4): t='3B5P'
            units.append((blk,L,f'{blk[0]}{L:02d}{n:02d}',t))
names=uniq(r,person,400)
def make():
    wb=xlsxwriter.Workbook(DOC+F); 
    s0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Unit Schedule'); s2=wb.add_worksheet('By Type')
    H=wb.add_format(dict(bold=1,bg_color='#27424a',font_color='white',text_wrap=1,valign='vcenter',align='center',border=1,font_size=9,font_name='Arial'))
    base=dict(font_size=9,font_name='Arial')
    tx=wb.add_format(base); mo=wb.add_format({**base,'num_format':'£#,##0.00;[Red]-£#,##0.00'}); dt=wb.add_format({**base,'num_format':'dd-mmm-yy','align':'center'}); it=wb.add_format({**base,'num_format':'#,##0'})
    gr=wb.add_format({**base,'italic':1,'font_color':'#777777'})
    tt=wb.add_format({**base,'bold':1,'top':1,'bottom':6,'num_format':'£#,##0.00'}); ti=wb.add_format({**base,'bold':1,'top':1,'bottom':6,'num_format':'#,##0'})
    big=wb.add_format(dict(bold=1,font_size=14,font_name='Arial'))
    ws.write(0,0,'The Weaving Sheds, Ancoats, Manchester M4',big); ws.write(1,0,'Unit schedule as at 31 October 2025 (all rents per calendar month, exempt from VAT)',tx)
    hd=['Block','Apt','Floor','Type','Beds','NIA sq ft','Status','Lead Resident','Tenancy Start','Tenancy End','ERV pcm','Rent pcm','Parking pcm','Pet Fee pcm','Furniture pcm','Total pcm','Deposit Held','Account Balance']
    for c,x in enumerate(hd): ws.write(3,c,x,H)
    ws.set_row(3,28); ws.freeze_panes(4,2)
    for c,w in enumerate([8,8,6,8,6,8,11,24,12,12,11,11,10,10,10,11,12,11]): ws.set_column(c,c,w)
    rows=[];ni=0
    for i,(b,L,u,t) in enumerate(units):
        beds,ar,erv,stp=types[t]; ar=ar+(3 if b=='Shuttle' else 0); erv=erv+5*L+(0 if b=='Loom' else 10)
        x=r.random(); 
        st='Let' if x<.86 else 'Notice' if x<.91 else 'Vacant' if x<.965 else 'Reserved'
        if u=='L0101': st='Show Flat'
        if u=='L0102': st='Staff'
        rr=4+i
        d=dict(unit=u,building=b,unitType=t,area=ar,statusText=st,marketRent=erv)
        ws.write(rr,0,b,tx);ws.write(rr,1,u,tx);ws.write(rr,2,L,it);ws.write(rr,3,t,tx);ws.write(rr,4,beds,it);ws.write(rr,5,ar,it);ws.write(rr,6,st,tx);ws.write(rr,10,erv,mo)
        if st in('Let','Notice','Staff'):
            nm=names[ni];ni+=1
            s=D.date(2024,r.randint(1,12),r.randint(1,28)) if r.random()<.35 else D.date(2025,r.randint(1,10),r.randint(1,28))
            if st=='Notice': s=D.date(2024,r.randint(11,12),r.randint(1,28))
            term=12 if s.year==2025 or st=='Notice' else 24
            e=day(addm(s,term),-1)
            if st=='Staff': nm='Residence Manager'; s=D.date(2023,6,1); e=None
            rent=erv-r.choice([0,0,5,10,15,20,25,30,45]) if st!='Staff' else 0
            pk=r.choice([0,0,0,0,125,125,150]) if st!='Staff' else 0
            pet=r.choice([0]*6+[35]); fu=r.choice([0,0,0,0,40,stp]) 
            if st=='Staff': pet=fu=0
            dep=round(rent*12/52*5,2); bal=r.choice([0]*12+[round(r.uniform(20,900),2),rent,-round(r.uniform(5,60),2)])
            tot=rent+pk+pet+fu
            ws.write(rr,7,nm,tx);ws.write(rr,8,s,dt)
            if e: ws.write(rr,9,e,dt)
            else: ws.write(rr,9,'Rolling',tx)
            for c,v in ((11,rent),(12,pk),(13,pet),(14,fu)):
                ws.write(rr,c,v,mo)
            ws.write_formula(rr,15,f'=SUM(L{rr+1}:O{rr+1})',mo,tot); ws.write(rr,16,dep,mo); ws.write(rr,17,bal,mo)
            d.update(tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e) or 'Rolling',contractRent=rent,deposit=dep,balance=bal,charges=[{'code':'Parking pcm','amount':pk},{'code':'Pet Fee pcm','amount':pet},{'code':'Furniture pcm','amount':fu}],totalCharges=tot)
        rows.append(d)
    n=len(units); L0=5;L1=4+n; tr=4+n+1
    ws.write(tr,0,'TOTAL',ti); ws.write(tr,1,n,ti)
    for c in range(2,18): ws.write_blank(tr,c,None,ti)
    S=lambda k:sum(x.get(k,0) for x in rows); C=lambda i:sum(x['charges'][i]['amount'] for x in rows if 'charges' in x)
    for c,v in ((5,S('area')),): ws.write_formula(tr,c,f'=SUM(F{L0}:F{L1})',ti,v)
    tot={10:S('marketRent'),11:S('contractRent'),12:C(0),13:C(1),14:C(2),15:S('totalCharges'),16:round(S('deposit'),2),17:round(S('balance'),2)}
    for c,v in tot.items():
        col=chr(65+c); ws.write_formula(tr,c,f'=SUM({col}{L0}:{col}{L1})',tt,v)
    ws.autofilter(3,0,3+n,17); ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.repeat_rows(3); ws.set_footer('&L&8Larch Residential Management&R&8Page &P of &N')
    cnt=lambda s:len([1 for x in rows if x['statusText']==s])
    occ=cnt('Let')+cnt('Notice')+cnt('Staff'); vac=n-occ
    s0.set_column(1,1,44); s0.set_column(2,2,16); s0.hide_gridlines(2)
    s0.write(1,1,'The Weaving Sheds',big); s0.write(2,1,'Monthly lender pack: occupancy at 31 October 2025',tx)
    for i,(a,v) in enumerate([('Apartments',n),('Let (fixed term running)',cnt('Let')),('Let, on notice',cnt('Notice')),('Staff apartment',cnt('Staff')),('Total occupied',occ),('Reserved, not yet moved in',cnt('Reserved')),('Vacant and available',cnt('Vacant')),('Show flat',cnt('Show Flat')),('Total unoccupied',vac)]):
        s0.write(4+i,1,a,tx); s0.write(4+i,2,v,it)
    s0.write(14,1,'Contracted rent roll pcm (excl. extras)',tx); s0.write(14,2,tot[11],mo)
    for c,x in enumerate(['Type','No.','Average NIA','Average ERV pcm']): s2.write(0,c,x,H)
    for i,t in enumerate(types):
        q=[x for x in rows if x['unitType']==t]; s2.write(i+1,0,t,tx); s2.write(i+1,1,len(q),it); s2.write(i+1,2,round(sum(x['area'] for x in q)/len(q),1),it); s2.write(i+1,3,round(sum(x['marketRent'] for x in q)/len(q),2),mo)
    s2.set_column(0,3,14)
    ws.activate(); wb.close()
    save(F,'MULTIFAMILY',dict(propertyName='The Weaving Sheds',asOnDate='2025-10-31',units=n,occupied=occ,vacant=vac,sheet='Unit Schedule',planted=None,rows=rows),'manager','build-to-rent lender pack, 3 sheets, formulas',False,
      [x['unit'] for x in rows]+[x['tenantName'] for x in rows if 'tenantName' in x],[dict(key=k,printed=v) for k,v in (('area',S('area')),('marketRent',tot[10]),('contractRent',tot[11]),('charge:Parking pcm',tot[12]),('charge:Pet Fee pcm',tot[13]),('charge:Furniture pcm',tot[14]),('totalCharges',tot[15]),('deposit',tot[16]),('balance',tot[17]))])
make()
