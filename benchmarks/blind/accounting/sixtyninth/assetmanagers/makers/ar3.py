# lease administrator's own aging, industrial, xls (xlwt), by building with subtotals, reserve columns
from h import *; import xlwt
r=random.Random(66); N='Q4 AR review - Gulf Industrial.xls'
B=[('Bayou Commerce Park - Bldg 1',['Lonestar Fastener Supply|1-100','Hydra-Flow Pumps & Valves|1-120','Amberline Cold Storage|1-140','PackRight Fulfillment|1-180']),
('Bayou Commerce Park - Bldg 2',['Delgado Tile & Stone|2-100','Ironwood Cabinet Works|2-115','Gulf States Tire Dist.|2-130','Quarter Turn Machining|2-150','Rapid Parcel Gulf LLC|2-160']),
('Bayou Commerce Park - Bldg 5 (Flex)',['Sonar Audio Rentals|5-A','BrightPath Solar Installers|5-B','Kiln & Co. Ceramics|5-D','(former) Metro Blinds Mfg|5-E']),
('1900 Portway',['Transocean Freight Forwarders|ENTIRE']),
('Westbelt Logistics Center',['Hallmark Paper Converters|W-1','Ozark Pet Foods|W-2','Tejas Forklift & Lift|W-4','Novaquip Medical Distribution|W-5','Sabine Beverage|W-6','CleanLine Uniforms|W-7'])]
wb=xlwt.Workbook(); ws=wb.add_sheet('Aging 11-30'); e=xlwt.easyxf
N0='#,##0.00_);[Red](#,##0.00)'
hs=e('font: bold on, name Arial, height 160; align: wrap on, horiz center, vert center; pattern: pattern solid, fore_colour light_yellow; borders: bottom medium, top thin')
nb=e('font: name Arial, height 160',N0); bb=e('font: bold on, name Arial, height 160; borders: top thin',N0); tx=e('font: name Arial, height 160'); bt=e('font: bold on, name Arial, height 180'); it=e('font: italic on, name Arial, height 160')
ws.write(0,0,'GULF INDUSTRIAL PORTFOLIO',bt); ws.write(1,0,'Accounts receivable aging & reserve review',bt); ws.write(2,0,'11/30/2026 - accrual - excludes straight-line rent',it)
hd=['Tenant','Suite','Lease Exp.','Current','1 - 30','31 - 60','61 - 90','91 - 120','> 120','Unapplied Cash','Balance Due','Sec. Dep. / LC','Reserve %','Bad Debt Reserve','Net A/R','Comments']
K=['current','b1_30','b31_60','b61_90','b91_120','b120','other:Unapplied Cash','total','deposit','other:Reserve %','other:Bad Debt Reserve','other:Net A/R']
for j,t in enumerate(hd): ws.write(4,j,t,hs); ws.col(j).width=256*(30 if j==0 else 34 if j==15 else 9 if j in(1,2,12) else 13)
ws.row(4).height_mismatch=True; ws.row(4).height=520
y=5;T=[];tot=[];G=[0]*11
S_K=['current','b1_30','b31_60','b61_90','b91_120','b120','other:Unapplied Cash','total','deposit','other:Bad Debt Reserve','other:Net A/R']
def totals(lab,s):
    global y
    ws.write(y,0,lab,bb); ws.write(y,1,'',bb); ws.write(y,2,'',bb); ws.write(y,12,'',bb)
    d=dict(label=lab)
    for j,k,x in zip([3,4,5,6,7,8,9,10,11,13,14],S_K,s): ws.write(y,j,v(x),bb); d[k]=v(x)
    tot.append(d)
cm=['','','','CAM recon disputed - see email 11/4','Check rec\'d 12/2','Guarantor demand sent','','Short-pays escalation','']
for bn,ts in B:
    ws.write(y,0,bn,bt); y+=1; s=[0]*11
    for t in ts:
        n,u=t.split('|'); rent=r.randrange(680000,5400000); x=r.random(); b=[0]*6; ua=0
        b[0]=r.choice([0,rent,int(rent*.28),rent])
        if x>.4: b[1]=r.choice([int(rent*.05),rent,int(rent*.3)])
        if x>.65: b[2]=int(rent*r.uniform(.1,1)); 
        if x>.8: b[3]=int(rent*r.uniform(.05,.9)); b[4]=int(rent*r.uniform(0,.5))
        if x>.9 or x<.12: b[5]=r.randrange(40000,900000)
        if r.random()<.3: ua=-r.randrange(5000,rent//2)
        rp=0
        if 'former' in n: b=[0,0,0,0,1284415,3910260]; ua=0; rp=100
        elif b[5]: rp=50
        elif b[3]: rp=25
        bal=sum(b)+ua; rs=-round(max(bal,0)*rp/100); dep=rent*r.choice([0,1,1,2]); q=b+[ua,bal,dep,rs,bal+rs]
        ws.write(y,0,'  '+n,tx); ws.write(y,1,u,tx); ws.write(y,2,r.choice(['3/31/27','12/31/29','6/30/28','MTM','9/30/31']) if 'former' not in n else 'Vacated',tx)
        row=dict(unit=u,name=n)
        for j,k,a in zip([3,4,5,6,7,8,9,10,11,13,14],S_K,q):
            if a or j in(10,14): ws.write(y,j,v(a),nb); row[k]=v(a)
        if rp: ws.write(y,12,rp/100,e('font: name Arial, height 160','0%')); row['other:Reserve %']=rp
        ws.write(y,15,r.choice(cm) if 'former' not in n else 'Judgment obtained; write off Q1',tx)
        T.append(row); s=[p+z for p,z in zip(s,q)]; y+=1
    totals('Subtotal '+bn,s) ; G=[p+z for p,z in zip(G,s)]; y+=2
totals('PORTFOLIO TOTAL',G); y+=2
for t in ['Reserve policy: 25% if any balance > 60 days, 50% if > 120 days, 100% vacated tenants.','Sec. Dep. / LC shown for information, not netted.']: ws.write(y,0,t,it); y+=1
ws.set_portrait(False); ws.fit_num_pages=1; ws.set_fit_width_to_pages(1) if hasattr(ws,'set_fit_width_to_pages') else None; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(D(N)); save(N,'AR','lease administrator aging by building with reserve, unapplied cash and deposits, industrial',True,K,T,tot)
