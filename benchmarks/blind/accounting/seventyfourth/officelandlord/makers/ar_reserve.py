# centers AR summary with allowance, workbook by hand (openpyxl)
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
NAME='Oct25 Neighborhood Centers AR & Reserve.xlsx'
# suite, tenant, (cur,1-30,31-60,61-90,91-120,120+), prepaid, deposit, risk, allowance pct of >60 (drawn), comment
C=[('WILLOW RUN CROSSING (0611) - Durham, NC',[
('A-101','Harvest Lane Market',(0,0,0,0,0,0),-18240.00,0,'A',0,''),
('A-104','Pilgrim Nail Studio',(0,3420.50,3420.50,3420.50,1180.00,0),0,3200,'C',.5,'Pmt plan signed 10/9, $1,140/mo'),
('A-106','Dry Creek Cleaners',(412.18,2855.00,0,0,0,0),0,2500,'B',0,''),
('A-108','Tamarind Thai Kitchen',(0,5911.42,0,0,0,3366.87),0,5000,'B',.25,'2024 CAM recon disputed'),
('A-110','Bright Steps Pediatric Dental',(684.40,0,0,0,0,0),-152.16,6200,'A',0,''),
('B-201','Main & Mercer Hardware',(0,9240.00,9240.00,0,0,0),0,0,'B',0,'Check lost, reissue expected'),
('B-203','Cellular Corner (Store 318)',(1206.33,0,0,0,0,0),0,4150,'A',0,''),
('B-205','Fit Forge Gym',(0,14310.75,14310.75,14310.75,14310.75,22408.16),0,15000,'D',1,'Eviction filed 9/22; counsel: R. & H.'),
('B-209','Pawsome Pet Supply',(0,0,0,512.00,0,0),0,3900,'A',0,'Sign permit billback'),
('PAD 1','Copper Kettle Burgers #77',(0,0,0,0,0,0),-11850.00,0,'A',0,'')]),
('STONEGATE SQUARE (0618) - Cary, NC',[
('100','Brightway Pharmacy',(2260.09,0,0,0,0,0),0,0,'A',0,''),
('104','Sabor del Valle Taqueria',(0,4480.00,4480.00,980.00,0,0),0,4400,'C',.5,''),
('108','Gentle Hands Chiropractic',(0,0,0,0,0,1544.20),0,3100,'B',.5,'2023 tax true-up'),
('112','H&L Tax Prep',(0,1875.00,1875.00,0,0,0),0,1875,'B',0,'Seasonal - pays in Jan'),
('116','Vapor Junction',(0,2690.12,2690.12,2690.12,2690.12,5380.24),0,2600,'D',1,'Abandoned 8/30, deposit to be applied'),
('120','Oak Leaf Learning Center',(0,0,0,0,0,0),-7318.44,7000,'A',0,''),
('124','Sweet Magnolia Bakery',(318.55,3105.00,0,0,0,0),0,3000,'B',0,''),
('128-132','Triangle Thrift Collective',(0,8127.90,0,0,0,0),-450.00,6500,'B',0,''),
('PAD 2','First Carolina Savings ATM',(1500.00,0,0,0,0,0),0,0,'A',0,''),
('OUTLOT C','Ridgeline Express Wash LLC',(0,12250.00,0,0,0,0),0,24500,'B',0,'Rent commenced 10/1')]),
('BEECHER PLACE (0633) - Apex, NC',[
('1','Little Acorns Consignment',(0,1640.00,1640.00,0,0,0),0,1640,'B',0,''),
('2','Iron Skillet Diner',(220.75,3985.00,3985.00,3985.00,0,0),0,3500,'C',.5,'Owner promised 11/15'),
('3','Rosewater Salon & Spa',(0,0,0,0,0,0),-2744.10,2700,'A',0,''),
('4-5','Kestrel Martial Arts',(0,2960.40,0,0,2105.33,0),0,2900,'C',.5,''),
('6','(former) Apex Mattress Depot',(0,0,0,0,0,19862.47),0,0,'D',1,'Judgment 3/2025 - collections agency'),
('7','Wren & Co. Insurance',(95.00,0,0,0,0,0),-95.00,1500,'A',0,''),
('8','Sandpiper Urgent Care',(4418.62,0,0,0,0,0),0,0,'A',0,'Recon billed 10/28')])]
wb=Workbook(); ws=wb.active; ws.title='AR Summary'; s2=wb.create_sheet('Reserve policy')
fn=lambda **k: Font(name='Arial',size=9,**k)
NF='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
ws['A1']='Larkspur Retail Partners'; ws['A1'].font=Font(name='Arial',size=14,bold=True,color='1F3864')
ws['A2']='Tenant Receivables Aging & Allowance for Doubtful Accounts'; ws['A2'].font=fn(bold=True)
ws['A3']='As of October 31, 2025'; ws['A3'].font=fn(italic=True)
HD=['Suite','Tenant','Risk\nTier','Current','1-30\nDays','31-60\nDays','61-90\nDays','91-120\nDays','Over 120\nDays','Total\nReceivable','Prepaid\nRent','Net\nReceivable','Security\nDeposit','Allowance','Comments']
KEY={4:'current',5:'b1_30',6:'b31_60',7:'b61_90',8:'b91_120',9:'b120',10:'total',11:'prepaid',12:'other:Net Receivable',13:'deposit',14:'other:Allowance'}
ws.merge_cells('D5:I5'); ws['D5']='Days Past Due'; ws['D5'].font=fn(bold=True,color='FFFFFF'); ws['D5'].fill=PatternFill('solid',fgColor='1F3864'); ws['D5'].alignment=Alignment(horizontal='center')
for i,h in enumerate(HD,1):
    c=ws.cell(6,i,h); c.font=fn(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F3864'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[6].height=28
for col,w in zip('ABCDEFGHIJKLMNO',(10,31,6,12,13,13,13,13,13,14,13,14,13,13,38)): ws.column_dimensions[col].width=w
r=7; rows=[];totals=[]; G=dict.fromkeys(KEY,0.0)
thin=Side(style='thin');dbl=Side(style='double')
def tot(r,label,T,last=False):
    ws.cell(r,2,label).font=fn(bold=True); d={'label':label}
    for k in KEY:
        c=ws.cell(r,k,r2(T[k])); c.number_format=NF; c.font=fn(bold=True); c.border=Border(top=thin,bottom=dbl if last else None)
        if r2(T[k]): d[KEY[k]]=r2(T[k])
    totals.append(d)
for nm,L in C:
    ws.cell(r,1,nm).font=fn(bold=True)
    for i in range(1,16): ws.cell(r,i).fill=PatternFill('solid',fgColor='DDEBF7')
    r+=1; T=dict.fromkeys(KEY,0.0)
    for su,t,b,pp,dep,risk,p,cm in L:
        v=dict(zip(range(4,10),b)); v[10]=r2(sum(b)); v[11]=pp; v[12]=r2(v[10]+pp); v[13]=dep; v[14]=r2(p*sum(b[3:]))
        ws.cell(r,1,int(su) if su.isdigit() else su).alignment=Alignment(horizontal='left'); ws.cell(r,2,t); ws.cell(r,3,risk).alignment=Alignment(horizontal='center'); ws.cell(r,15,cm or None)
        row={'unit':su,'name':t}
        for k in KEY:
            x=v[k]; T[k]+=x; G[k]+=x; c=ws.cell(r,k,x); c.number_format=NF
            if x: row[KEY[k]]=r2(x)
        for i in range(1,16): ws.cell(r,i).font=fn(italic=True,size=8) if False else fn()
        rows.append(row); r+=1
    tot(r,'Subtotal - '+nm.split(' (')[0].title(),T); r+=2
tot(r,'Portfolio Total',G,True); r+=1
ws.cell(r,2,'% of total receivable').font=fn(italic=True)
for k in range(4,10): c=ws.cell(r,k,round(G[k]/G[10],4)); c.number_format='0.0%'; c.font=fn(italic=True)
r+=2; ws.cell(r,1,'Allowance covers balances over 60 days by risk tier; see policy tab. Prepaid rent is reported in liabilities (GL 2150).').font=fn(italic=True)
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
for i,x in enumerate([('Tier','Description'),('A','Performing / national credit'),('B','Watch - slow pay or disputed item'),('C','Payment plan or repeated default: half of balances over 60 days'),('D','Litigation, vacated, bankrupt: full reserve of balances over 60 days')],1):
    s2.cell(i,1,x[0]); s2.cell(i,2,x[1])
s2.column_dimensions['B'].width=70
wb.save(doc(NAME))
save(NAME,'AR',list(KEY.values()),rows,totals,'owner spreadsheet, three centers, day buckets, prepaid, deposit, allowance, comments',False)
print(len(rows),G)
