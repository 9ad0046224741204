# RV park, owner's spreadsheet; three side sections; storage & tower below
from xl import *
r=random.Random(3710);N=Namer(r);FN='Dry Fork RV Sept 2025.xlsx';wb=Workbook();ws=wb.active;ws.title='Sept'
ws['B1']='DRY FORK RV RESORT & CAMPGROUND';ws['B1'].font=Font(bold=True,size=13,name='Comic Sans MS')
ws['B2']='Long-term site list, September 2025   (overnighters not shown)'
H=['Site #','Hookup','Guest / rig owner','Stay','Rate $/mo','Elec. (meter)','Cable/WiFi','Total Sept','Paid','Still owes','Came in','Remarks']
rows=[];R=4;T=[0]*6;o=v=n=0
for j,h in enumerate(H): c=ws.cell(R,2+j,h);c.font=B;c.fill=fill('FFF2CC');c.border=box;c.alignment=Alignment(wrap_text=True)
R+=1
for sec,pre,k,hk,rate in [('ANNUALS - River loop','R',14,'50A FHU',[485,495,510]),('MONTHLY - Hill loop','H',16,'30A FHU',[560,575,590]),('SEASONAL (Apr-Oct)','S',6,'30A W/E',[430,450])]:
    ws.cell(R,2,sec).font=Font(bold=True,italic=True);R+=1;S=[0]*6
    for i in range(1,k+1):
        u=f'{pre}-{i}';n+=1
        if u in('R-6','H-3','H-11','H-12','S-5'):
            for j,x in((2,u),(3,hk),(4,'open')): ws.cell(R,j,x)
            if u=='H-12': ws.cell(R,13,'reserved from Oct 5, deposit taken')
            rows.append(row(unit=u,unitType=hk,statusText='open',section=sec));R+=1;v+=1;continue
        if u=='R-1':
            for j,x in((2,u),(3,hk),(4,'CAMP HOST'),(6,0),(9,0),(13,'free site for work, not counted as occupied')): ws.cell(R,j,x)
            rows.append(row(unit=u,unitType=hk,statusText='CAMP HOST',section=sec,contractRent=0,totalCharges=0));R+=1;continue
        o+=1;nm=N(1) if r.random()<.7 else N(0).split(',')[0];rt=r.choice(rate);el=round(r.uniform(22,118),2) if pre!='S' else None;wf=r.choice([0,0,25]) or None
        tot=round(rt+(el or 0)+(wf or 0),2);ow=r.choice([0,0,0,0,tot,100]);ci=D(r,'2017-04-01','2025-08-20');rm='asked to leave - court 10/2' if u=='H-8' else 'leaving end of Sept' if u=='R-9' else None
        for j,x in enumerate([u,hk,nm,pre and {'R':'annual','H':'monthly','S':'season'}[pre],rt,el,wf,tot,round(tot-ow,2),ow or None,ci,rm]): ws.cell(R,2+j,x)
        ws.cell(R,12).number_format='mmm d, yyyy'
        for j in(7,9,10,11): ws.cell(R,j).number_format='0.00'
        S=[a+(b or 0) for a,b in zip(S,[rt,el,wf,tot,tot-ow,ow])];R+=1
        rows.append(row(unit=u,unitType=hk,tenantName=nm,statusText='Occupied',section=sec,contractRent=rt,charges=[dict(code=c,amount=a) for c,a in(('Elec. (meter)',el),('Cable/WiFi',wf)) if a],totalCharges=tot,balance=ow or None,moveInDate=ci))
    ws.cell(R,4,'sub total')
    for j,x in enumerate(S): c=ws.cell(R,6+j,round(x,2));c.border=top;c.number_format='#,##0.00'
    R+=2;T=[a+b for a,b in zip(T,S)]
ws.cell(R,4,'ALL SITES').font=B
for j,x in enumerate(T): c=ws.cell(R,6+j,round(x,2));c.font=B;c.number_format='#,##0.00'
R+=1;ws.cell(R,4,f'{n} sites: {o} taken, {v} open, 1 host');R+=2
ws.cell(R,2,'Other income (not sites)').font=B;R+=1
SEC='Other income (not sites)'
for u,d,nm,a in[('ST-1','boat storage',N(1),45),('ST-2','boat storage',N(1),45),('ST-3','RV storage','open',None),('TWR','cell tower lease','Ridgeline Wireless LLC',950)]:
    for j,x in enumerate([u,d,nm,None,a]): ws.cell(R,2+j,x)
    R+=1;rows.append(row(unit=u,unitType=d,tenantName=None if a is None else nm,statusText='open' if a is None else 'Occupied',section=SEC,contractRent=a))
ws.cell(R,4,'other total');ws.cell(R,6,1040)
widths(ws,[2,8,9,28,9,12,10,9,11,10,10,13,30]);land(ws);fin(wb,FN)
save(FN,'OTHER','owner spreadsheet, RV park, sections, non-site income below',True,rows,n,o,v,'Dry Fork RV Resort & Campground','2025-09','Sept')
