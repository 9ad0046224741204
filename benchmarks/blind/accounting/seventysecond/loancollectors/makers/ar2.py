from common import *
import xlsxwriter, datetime as dt
R=random.Random(5)
F='Delinquency_Pinehurst Marketplace_093025.xlsx'
asof=dt.date(2025,9,30)
T=[('101','t0004417','Blue Anchor Fish & Chips','(704) 555-0148',[('7/1/2025','CAM','CAM Estimate',812.5),('8/1/2025','CAM','CAM Estimate',812.5),('9/1/2025','RNT','Base Rent',6250),('9/1/2025','CAM','CAM Estimate',812.5),('9/11/2025','LAT','Late Fee',312.5)]),
('104','t0004420','Piedmont Eye Associates, PA','(704) 555-0113',[('9/1/2025','TAX','RE Tax Escrow',640.18)]),
('105-106','t0004802','FitForge Studio LLC','(980) 555-0170',[('4/15/2025','REC','2024 CAM Reconciliation',5118.44),('6/1/2025','RNT','Base Rent',3200),('7/1/2025','RNT','Base Rent',9800),('8/1/2025','RNT','Base Rent',9800),('9/1/2025','RNT','Base Rent',9800),('9/1/2025','CAM','CAM Estimate',1475),('9/1/2025','INS','Insurance',188.4)]),
('110','t0005011','Golden Lotus Nails','(704) 555-0192',[('9/1/2025','RNT','Base Rent',1150),('9/22/2025','PPD','Prepaid / Unapplied Cash',-475)]),
('112','t0003998','Harlan & Webb Insurance','(704) 555-0126',[('9/26/2025','PPD','Prepaid / Unapplied Cash',-3412.75)]),
('115','t0005123','Tortilleria El Nopal','(980) 555-0155',[('8/1/2025','RNT','Base Rent',2100),('9/1/2025','RNT','Base Rent',4625),('9/1/2025','CAM','CAM Estimate',598),('9/1/2025','TAX','RE Tax Escrow',411.2),('9/11/2025','LAT','Late Fee',231.25)]),
('120','t0002210','Carolina Grocer #0417','(336) 555-0101',[('5/20/2025','REC','2024 Tax Reconciliation',14206.33),('6/30/2025','UTL','Water / Sewer Billback',918.07),('9/15/2025','UTL','Water / Sewer Billback',1004.66)]),
('130','t0005340','Vapor Junction (VACATED 6/30/25)','(704) 555-0187',[('3/1/2025','RNT','Base Rent',2875),('4/1/2025','RNT','Base Rent',2875),('5/1/2025','RNT','Base Rent',2875),('6/1/2025','RNT','Base Rent',2875),('6/1/2025','CAM','CAM Estimate',402.5),('6/30/2025','LEG','Legal Fee Recovery',1640),('7/8/2025','SDA','Security Deposit Applied',-2875)]),
('135','t0005388','Sunny Paws Pet Supply','(704) 555-0139',[('9/1/2025','CAM','CAM Estimate',27.5)]),
('140','t0005402','Copper Kettle Coffee Co.','(980) 555-0164',[('8/1/2025','RNT','Base Rent',512.9),('9/1/2025','RNT','Base Rent',3890),('9/1/2025','SGN','Pylon Sign Panel',75)]),
('PAD-2','t0003104','Metrolina Credit Union','(704) 555-0120',[('9/1/2025','GRD','Ground Rent',8333.33),('9/1/2025','INS','Insurance',96.15)])]
wb=xlsxwriter.Workbook(D+F); ws=wb.add_worksheet('Aging Detail')
b={'font_name':'Calibri','font_size':10}; N='#,##0.00_);(#,##0.00)'
f=wb.add_format(b); fb=wb.add_format({**b,'bold':1}); fn=wb.add_format({**b,'num_format':N}); fd=wb.add_format({**b,'num_format':'m/d/yyyy','align':'left'})
ft=wb.add_format({**b,'bold':1,'num_format':N,'top':1}); fg=wb.add_format({**b,'bold':1,'num_format':N,'top':1,'bottom':6}); fh=wb.add_format({**b,'bold':1,'bottom':1,'align':'center','text_wrap':1,'valign':'bottom'})
ften=wb.add_format({**b,'bold':1,'bg_color':'#F2F2F2'})
ws.write(0,0,'Pinehurst Marketplace (pinehrst)',wb.add_format({**b,'bold':1,'font_size':13})); ws.write(1,0,'Tenant Aging Detail - DB Caption: LIVE   Property: pinehrst   Status: Current, Past   Age As Of: 09/30/2025   Post To: 09/2025   Current = invoiced less than 10 days ago',f)
H=['Invoice Date','Charge','Description','Invoice No.','Current','1 - 30','31 - 60','61 - 90','Over 90','Total Due']
for i,h in enumerate(H): ws.write(3,i,h,fh)
K=['current','b1_30','b31_60','b61_90','b90','total']
r=4; tr=[]; tot=[]; G=[0]*6; codes={}
for su,tid,n,ph,L in T:
    ws.write(r,0,f'Suite {su}',ften); ws.write(r,1,'',ften); ws.write(r,2,n,ften); ws.write(r,3,tid,ften)
    for i in range(4,9): ws.write(r,i,'',ften)
    ws.write(r,9,ph,ften); r+=1
    S=[0]*6
    for d,code,desc,a in L:
        mo,da,yr=map(int,d.split('/')); dd=dt.date(yr,mo,da); age=(asof-dd).days
        k=0 if age<=9 else 1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4
        inv=f'INV-{R.randint(20110,29875)}' if a>0 else ''
        ws.write_datetime(r,0,dt.datetime(yr,mo,da),fd); ws.write(r,1,code,f); ws.write(r,2,desc,f); ws.write(r,3,inv,f)
        ws.write(r,4+k,a,fn); ws.write(r,9,a,fn)
        tr.append({'unit':'Suite '+su,'name':n,'resident':tid,'date':dd.isoformat(),'charge':code,'invoice':inv,K[k]:a,'total':a})
        S[k]=round(S[k]+a,2); S[5]=round(S[5]+a,2); codes[code]=round(codes.get(code,0)+a,2); r+=1
    ws.write(r,2,'Total '+n,fb); tt={'label':'Total '+n}
    for i,x in enumerate(S):
        if x or i==5: ws.write(r,4+i,x,ft); tt[K[i]]=x
        else: ws.write(r,4+i,'',ft)
    tot.append(tt); G=[round(x+y,2) for x,y in zip(G,S)]; r+=2
ws.write(r,2,'Grand Total',fb); tt={'label':'Grand Total'}
for i,x in enumerate(G): ws.write(r,4+i,x,fg); tt[K[i]]=x
tot.append(tt); r+=3
ws.write(r,1,'Summary by Charge Code',fb); r+=1
for k,v in sorted(codes.items()): ws.write(r,1,k,f); ws.write(r,3,v,fn); r+=1
ws.write(r,1,'Total',fb); ws.write(r,3,G[5],ft)
ws.set_column(0,0,13); ws.set_column(1,1,9); ws.set_column(2,2,34); ws.set_column(3,3,14); ws.set_column(4,8,12.5); ws.set_column(9,9,15); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3)
wb.close()
save(F,'AR','Commercial tenant aging, tenant as heading with invoice rows below, charge recap at the end, xlsx',True,K,tr,tot)
print(len(tr),G,sum(codes.values()))
