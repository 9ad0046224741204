from common import *
import xlwt
rng=random.Random(65203)
T="#01-01 Kopi Republic Pte Ltd|#01-04 Hock Lian Hardware (S) P/L|#01-07/08 Sunrise Cold Chain Logistics|#02-01 Precision Moulds Asia Pte Ltd|#02-03 Vertex Printed Circuits|#02-06 Tan & Goh Upholstery|#03-01 Lion City E-Fulfilment|#03-05 Biogenix Labs Pte Ltd|#03-09 Aquaria Pets Wholesale|#04-02 Nippon Seimitsu (Asia)|#04-04 Straits Aerospace MRO|#04-08 Jaya Spices & Flour Mills|#05-01 CleanPro Laundry Services|#05-03 Omni Robotics Pte Ltd|#05-07 Merlion Furniture Gallery|#06-01 Deltaserve Data Centres|#06-05 Ang Mo Kio Bakery Supplies|#06-08 Quayside Event Rentals|#07-02 Teck Soon Marine Engineering|#07-06 Evergreen Packaging Pte Ltd|ROOF Singasat Telecoms (antenna)".split('|')
M=['Nov-25','Oct-25','Sep-25','Aug-25','Jul-25','Jun-25 & prior']
K=['deposit','other:Unbilled GST']+['other:'+m for m in M]+['total']
K=['deposit']+['other:'+m for m in M]+['total']
wb=xlwt.Workbook(); ws=wb.add_sheet('Nov25'); e=xlwt.easyxf
b='font: name Calibri, height 200'
ws.write(0,0,'TUAS LINK INDUSTRIAL HUB',e('font: name Calibri, height 280, bold on')); ws.write(1,0,'Debtors Ageing by Billing Month as at 30 November 2025 (S$)',e(b)); ws.write(2,0,'Managed by: Pelangi Property Services Pte Ltd (for the Trustee of Nusantara Industrial REIT)',e(b+', italic on'))
hs=e(b+', bold on; align: wrap on, horiz center, vert center; borders: top thin, bottom thin, left thin, right thin; pattern: pattern solid, fore_colour light_yellow')
for j,h in enumerate(['S/N','Debtor Code','Unit No.','Tenant','Security\nDeposit /\nBG Held']+M+['Total\nOutstanding','Remarks']): ws.write(4,j,h,hs)
ws.row(4).height_mismatch=True; ws.row(4).height=850
bd='; borders: left thin, right thin, bottom hair'
ts=e(b+bd); ns=e(b+bd,num_format_str='#,##0.00_);[Red](#,##0.00)'); tb=e(b+', bold on; borders: top thin, bottom double, left thin, right thin',num_format_str='#,##0.00_);[Red](#,##0.00)')
rows=[];S=[0]*8;r=5
REM={6:'Instalment plan: 6 x monthly from Dec-25',11:'Letter of demand sent 14 Nov; BG call under review',15:'',17:'Tenant vacated 31 Aug; claim lodged in Small Claims',8:'GIRO rejected - re-presented 2 Dec'}
for i,t in enumerate(T):
    u,n=t.split(' ',1); rent=int(rng.choice([4200,7850,11600,18900,36400])*109*rng.uniform(.9,1.1))
    dep=rent*100//109*3//100*100; v=[0]*6; p=rng.random()
    if i in REM and i!=15: 
        v=[rent,rent,rent,int(rent*.9),int(rent*.4),0] if i==11 else [rent,rent,int(rent*.62),0,0,0] if i==6 else [0,0,0,rent,rent,int(rent*1.7)] if i==17 else [rent,0,0,0,0,0]
    elif p<.3: v[0]=rent
    elif p<.5: v[0]=int(rent*.08); 
    elif p<.6: v[0]=-int(rent*.5)
    elif p<.8: v[0]=rent; v[1]=int(rent*.37)
    elif p<.9: v[2]=1090*rng.randint(8,40); v[0]=int(rent*.08)
    if i==20: dep=0; v=[0,0,0,0,0,32700]
    if i==15: v=[rent,0,-43600,0,0,0]
    if not any(v): v[0]=rent
    code=f'TL{1000+i*7+rng.randint(0,6)}'
    ws.write(r,0,i+1,ts); ws.write(r,1,code,ts); ws.write(r,2,u,ts); ws.write(r,3,n,ts)
    d=dict(resident=code,unit=u,name=n); vv=[dep]+v+[sum(v)]
    for j,(k,q) in enumerate(zip(K,vv)):
        if q or k=='total': ws.write(r,4+j,q/100,ns); d[k]=num(q)
        else: ws.write(r,4+j,'',ts)
    ws.write(r,12,REM.get(i,''),ts); S=[x+y for x,y in zip(S,vv)]; rows.append(d); r+=1
ws.write_merge(r,r,0,3,'TOTAL',tb)
for j,q in enumerate(S): ws.write(r,4+j,q/100,tb)
tot=[dict(label='TOTAL',**{k:num(q) for k,q in zip(K,S)})]
r+=1; ws.write(r,3,'% of total outstanding',e(b+', italic on'))
for j in range(1,8): ws.write(r,4+j,S[j]/S[7],e(b+', italic on',num_format_str='0.0%'))
r+=2; ws.write(r,0,'Prepared by: Finance (AR)    Reviewed by: ____________',e(b)); ws.write(r+1,0,'Amounts include 9% GST. Credits are unapplied receipts shown in the month received.',e(b))
for j,w in enumerate([5,12,11,34,16,15,13,13,13,13,13,14,46]): ws.col(j).width=w*256
ws.header_str=b''; ws.footer_str=b''
for q in range(5,r+3): ws.row(q).height_mismatch=True; ws.row(q).height=290
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.paper_size_code=9
wb.save(DOC+'ar_tuas_industrial_nov25.xls')
save('ar_tuas_industrial_nov25.xls','AR',K,rows,tot,'Managing agent Excel 97 list, buckets are billing months, remarks column, SGD industrial',False)
print(len(rows),S)
