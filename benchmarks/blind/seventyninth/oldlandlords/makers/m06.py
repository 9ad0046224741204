from common import *; import xlsxwriter
r=random.Random(606); n=N(606); f='KDRV Hangar Roll.xlsx'
wb=xlsxwriter.Workbook(doc(f));w0=wb.add_worksheet('Rate card');ws=wb.add_worksheet('Roll');w2=wb.add_worksheet('Wait list')
b=wb.add_format({'bold':1});hd=wb.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','text_wrap':1,'border':1,'valign':'vcenter','align':'center'});tx=wb.add_format({'border':1});mo=wb.add_format({'border':1,'num_format':'$#,##0.00'});sb=wb.add_format({'border':1,'bold':1,'num_format':'$#,##0.00','bg_color':'#E7E6E6'});st=wb.add_format({'border':1,'bold':1,'bg_color':'#E7E6E6'});nf=wb.add_format({'border':1,'num_format':'#,##0'});da=wb.add_format({'border':1,'num_format':'dd-mmm-yy','align':'center'});ce=wb.add_format({'border':1,'align':'center'})
w0.write(0,0,'Monthly rates effective 1 Jul 2025',b)
types=[('T-hangar std',1050,285),('T-hangar lg',1320,345),('Box 50x50',2500,690),('Tie-down',0,65)]
for i,(a,s,p) in enumerate(types): w0.write(i+2,0,a);w0.write(i+2,1,p)
w0.set_column(0,0,30)
ws.merge_range('A1:L1','Dunstable Regional Airport - Hangar & Tie-Down Roll',wb.add_format({'bold':1,'font_size':13,'align':'center'}));ws.merge_range('A2:L2','City of Dunstable, Airport Commission        As of: 30-Sep-25',wb.add_format({'align':'center'}))
H=['Space','Type','Sq Ft','Status','Lessee','Tail no.','Agreement start','Expires','Rate card','Rent / month','Electric','Deposit']
y=3;rows=[];G=[0]*3;occ=0;planted=None
bad=40
for sec,cnt in [('Row A',14),('Row B',14),('Row C',10),('Box',6),('Tie-down',12)]:
    ws.set_row(y,30)
    for i,x in enumerate(H): ws.write(y,i,x,hd)
    y+=1;S=[0]*3;mk=0
    for k in range(1,cnt+1):
        u={'Row A':'A','Row B':'B','Row C':'C','Box':'BX-','Tie-down':'TD-'}[sec]+(f'{k}' if sec!='Tie-down' else f'{k:02d}')
        ty=types[0] if sec in('Row A','Row B') else types[1] if sec=='Row C' else types[2] if sec=='Box' else types[3]
        vac=r.random()<(.3 if sec=='Tie-down' else .07)
        for c in range(12): ws.write_blank(y,c,None,tx)
        ws.write(y,0,u,tx);ws.write(y,1,ty[0],tx)
        if ty[1]: ws.write(y,2,ty[1],nf)
        ws.write(y,8,ty[2],mo);mk+=ty[2]
        if vac:
            ws.write(y,3,'Open',ce);rows.append(R(unit=u,unitType=ty[0],section=sec,area=ty[1] or None,statusText='Open',marketRent=ty[2]))
        else:
            occ+=1;nm=n('{f} {l}') if r.random()<.8 else n('{l} Aviation LLC');d=D(r,'2011-01-01','2025-08-15').replace(day=1);e='MTM' if r.random()<.5 else addy(d,2026-d.year if d.month<10 else 2026-d.year)
            rent=ty[2] if r.random()<.6 else ty[2]-r.choice([15,20,35]);el=r.choice([0,0,12,18]) if sec!='Tie-down' else 0;dep=r.choice([rent,250,0]) if sec!='Tie-down' else 0
            tail=f'N{r.randrange(100,9999)}{r.choice("ABCDEFGHJK")}'
            ws.write(y,3,'Leased',ce);ws.write(y,4,nm,tx);ws.write(y,5,tail,ce);ws.write_datetime(y,6,dt.datetime.combine(d,dt.time()),da)
            if e=='MTM': ws.write(y,7,e,ce)
            else: ws.write_datetime(y,7,dt.datetime.combine(e,dt.time()),da)
            ws.write(y,9,rent,mo);
            if el: ws.write(y,10,el,mo)
            if dep: ws.write(y,11,dep,mo)
            for i,v in enumerate((rent,el,dep)): S[i]+=v
            rows.append(R(unit=u,unitType=ty[0],section=sec,area=ty[1] or None,statusText='Leased',tenantName=nm,leaseStartDate=d.isoformat(),leaseEndDate=e if e=='MTM' else e.isoformat(),marketRent=ty[2],contractRent=rent,charges=[dict(code='Electric',amount=el)] if el else None,deposit=dep or None))
        y+=1
    P=list(S)
    if sec=='Row B': P[0]-=bad;planted=dict(what=f'Subtotal of Rent / month for Row B is printed {P[0]:,.2f}; its rows sum to {S[0]:,.2f} (the grand total is right)',kind='total_wrong')
    for c in range(12): ws.write_blank(y,c,None,st)
    ws.write(y,0,f'{sec} total',st);ws.write(y,8,mk,sb)
    for i in range(3): ws.write(y,9+i,P[i],sb)
    G=[a+c for a,c in zip(G,S)];y+=2
for c in range(12): ws.write_blank(y,c,None,st)
ws.write(y,0,'GRAND TOTAL',st);ws.write(y,8,sum(x['marketRent'] for x in rows),sb)
for i in range(3): ws.write(y,9+i,G[i],sb)
y+=1;ws.write(y+1,0,f'{len(rows)} spaces / {occ} leased / {len(rows)-occ} open')
for c,w in enumerate([11,13,8,8,27,9,11,11,11,11,10,11]): ws.set_column(c,c,w)
w2.write(0,0,'Wait list - T-hangars',b)
for i in range(6): w2.write(i+2,0,i+1);w2.write(i+2,1,n());w2.write(i+2,2,r.choice(['std','lg']))
w2.set_column(1,1,25);ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
save(f,'OTHER','airport hangars, header repeated per row of hangars, sheets beside',False,rows,'Dunstable Regional Airport','2025-09-30',len(rows),occ,len(rows)-occ,'Roll',planted)
