from common import *
import xlwt
r=R(1212); f='SHADYGLEN.xls'; prop='Shady Glen Mobile Home Court'
wb=xlwt.Workbook(); ws=wb.add_sheet('JAN 25'); e=xlwt.easyxf
B_=e('font: bold on'); H=e('font: bold on; borders: bottom thin; align: wrap on, horiz center'); M=e(num_format_str='#,##0.00'); MB=e('font: bold on; borders: top thin',num_format_str='#,##0.00'); DD=e(num_format_str='mm-dd-yy')
ws.write(0,0,'SHADY GLEN MOBILE HOME COURT',e('font: bold on, height 280')); ws.write(1,0,'RENT ROLL FOR JANUARY 2025'); ws.write(2,0,'Hal Brubeck, Mgr.   Ph. 555-0148')
hs=['LOT','NAME','OWN/RENT','MOVED IN','LOT RENT','HOME RENT','WATER','TRASH','PETS','TOTAL','BAL FWD','REMARKS']
for i,x in enumerate(hs): ws.write(4,i,x,H)
ws.row(4).height_mismatch=True; ws.row(4).height=560
for i,w in enumerate([6,24,10,10,10,11,8,8,7,11,10,26]): ws.col(i).width=256*w
rows=[];T=[0]*7;R0=5;N=O=0; wrong=None
for lot in list(range(1,13))+list(range(14,56)):
    N+=1; u=str(lot); row=dict(unit=u); ws.write(R0,0,lot)
    if lot in(9,22,23,41,50): row['statusText']='VACANT'; ws.write(R0,1,'VACANT'); ws.write(R0,11,r.choice(['needs pad','','elec. bad',''])); rows.append(row); R0+=1; continue
    O+=1; po=lot in(5,17,18,30,44,52); nm=r.name('{l} {f}').upper(); mi=r.day(D(2004,3,1),D(2024,12,10)); lr=r.choice([385.0,385.0,385.0,365.0,400.0]); hr=r.choice([725.0,750.0,810.0]) if po else None; lr=None if po else lr; wt=r.choice([32.0,32.0,41.0]); tr=15.0; pt=r.choice([None,None,10.0,20.0]); tot=(lr or 0)+(hr or 0)+wt+tr+(pt or 0); bf=r.choice([None]*6+[tot,-25.0,88.5])
    plr=lr
    if lot==36: lr=385.0; tot=lr+wt+tr+(pt or 0); plr=358.0; wrong=True
    row.update(tenantName=nm,statusText='Occupied',unitType=None,moveInDate=mi,contractRent=hr if po else plr,charges=[dict(code=k,amount=v) for k,v in (('LOT RENT',plr),('HOME RENT',hr),('WATER',wt),('TRASH',tr),('PETS',pt)) if v is not None],totalCharges=tot,balance=bf)
    ws.write(R0,1,nm);ws.write(R0,2,'RENT' if po else 'OWN');ws.write(R0,3,mi,DD)
    for c,v in zip(range(4,11),(plr,hr,wt,tr,pt,tot,bf)):
        if v is not None: ws.write(R0,c,v,M)
    for j,v in enumerate((lr,hr,wt,tr,pt,tot,bf)):T[j]+=v or 0
    if r.random()<.12: ws.write(R0,11,r.choice(['pays 15th','sec 8','double wide','for sale by owner','3 day notice']))
    rows.append(row); R0+=1
R0+=1; ws.write(R0,1,'TOTALS',B_)
for c,v in zip(range(4,11),T): ws.write(R0,c,v,MB)
ws.write(R0+2,1,f'LOTS {N}   OCC {O}   VAC {N-O}'); ws.write(R0+3,1,'No lot 13. RENT = court owns the home, home rent includes the lot.')
ws.set_portrait(False); ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
wb.save(f'{B}/documents/{f}')
save(f,('MANUFACTURED_HOUSING','Mobile home court .xls, upper case, lot and home rent columns',False),prop,'2025-01',N,O,N-O,rows,dict(balance=T[6],totalCharges=T[5],contractRent=T[0]+T[1]),planted=dict(what='LOT 36: LOT RENT printed 358.00 where 385.00 was meant; the row TOTAL and the column total of LOT RENT are those of 385.00',kind='digit_changed'))
