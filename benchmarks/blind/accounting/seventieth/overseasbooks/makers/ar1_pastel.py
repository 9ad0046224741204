from common import *
import xlwt
rnd=random.Random(404)
T="""Checkout Foods (Pty) Ltd|Anchor A
Mzansi Pharmacy|Shop 2
Protea Optometrists CC|Shop 3
Kasi Fried Chicken|Shop 4
Thembi's Hair Studio|Shop 5
Ubuntu Cellular|Shop 6
Vlei Hardware & Paint|Shop 7-8
Goudveld Butchery|Shop 9
Sew & Stitch Alterations|Shop 10
Ladysmith Liquors|Shop 11
Blue Crane Travel|Shop 12
Capital Loans SA|Shop 13
Jozi Shoe Repairs|Kiosk K1
Biltong Bar|Kiosk K2
Sweet Tooth Confectioners|Kiosk K3
Marula Coffee Co|Shop 14
Highveld Furnishers|Shop 15-17
Nkosi Funeral Services|Shop 18
PetZone Northgate|Shop 19
Rand Dry Cleaners|Shop 20
Fashion Junxion|Shop 21
Baobab Books & Toys|Shop 22
Dr S Govender Inc|Suite 101
Dr L van Wyk Dental|Suite 102
Moloi Attorneys|Suite 103
Phakama Training Academy|Suite 104-106
Sizwe Insurance Brokers|Suite 107
Umlazi Physio|Suite 108
Kwela Bank ATM|ATM 1
Standcor Bank ATM|ATM 2
Veld & Vine Restaurant|Shop 23
Spice Route Takeaways|Shop 24
Golden Dragon|Shop 25
Pizza Piazza|Shop 26
Tyre Wize|Shop 27
Auto Spares Depot|Shop 28
Northgate Car Wash|Yard 1
Lulu's Nails|Shop 29
Lucky Star Gaming|Shop 30
Mr Cash Exchange|Shop 31
N3 Garage Tuck Shop|Shop 32
Thabo Mokoena t/a TM Electronics|Shop 33
Zebra Print & Copy|Shop 34
Ekhaya Bedding|Shop 35
Impala Sports|Shop 36
Bokkie Babywear|Shop 37
Kruger & Sons Jewellers|Shop 38
Sunbird Florist|Kiosk K4
Vodaconnect Northgate|Shop 39
Gym Republic|Shop 40
Mast Site - MTC Towers|Roof 1
Billboard Media SA|Sign 1""".split("\n")
fn='NorthgateJunction_AgeAnalysis_Feb2025.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Age Analysis')
b=xlwt.easyxf('font: bold on, name Arial, height 180'); n=xlwt.easyxf('font: name Arial, height 180'); big=xlwt.easyxf('font: bold on, name Arial, height 240')
hd=xlwt.easyxf('font: bold on, name Arial, height 180; borders: top thin, bottom thin; align: horiz left'); hdr=xlwt.easyxf('font: bold on, name Arial, height 180; borders: top thin, bottom thin; align: horiz right')
m=xlwt.easyxf('font: name Arial, height 180',num_format_str='# ##0.00;-# ##0.00'.replace('# ##','#,##')); mt=xlwt.easyxf('font: bold on, name Arial, height 180; borders: top thin, bottom double',num_format_str='#,##0.00;-#,##0.00'); bt=xlwt.easyxf('font: bold on, name Arial, height 180; borders: top thin, bottom double')
ws.write(0,0,"Northgate Junction Property Trust",big); ws.write(1,0,"Customer Age Analysis - Summary",b)
ws.write(2,0,"Ageing date",n); ws.write(2,2,"28/02/2025",n); ws.write(2,6,"Printed 03/03/2025 08:17",n)
ws.write(3,0,"Customers",n); ws.write(3,2,"AAA001 to ZZZ999",n); ws.write(3,6,"Category: All",n)
H=["Account","Description","Premises","120+ Days","90 Days","60 Days","30 Days","Current","Total Due"]
for c,h in enumerate(H): ws.write(5,c,h,hd if c<3 else hdr)
for c,w in enumerate([10,34,13,14,14,14,14,14,15]): ws.col(c).width=w*256
K=["b120","other:90 Days","other:60 Days","other:30 Days","current"]
ent=[];used={}
for t in T:
    nm,u=t.split('|'); k=''.join(ch for ch in nm.upper().replace('DR ','') if ch.isalpha())[:3]; used[k]=used.get(k,0)+1
    ent.append((f"{k}{used[k]:03d}",nm,u))
ent.sort(); rows=[]; r=6; S=[0]*6
for a,nm,u in ent:
    base=rnd.choice([4,8,12,18,26,40])*1000+rnd.randint(0,99999)/100
    if u.startswith('Anchor'): base=218450.75
    p=rnd.random(); v=[0,0,0,0,0]
    if p<.45: v[4]=base
    elif p<.65: v[4]=base; v[3]=base*rnd.choice([1,.5,.31])
    elif p<.77: v[4]=base; v[3]=base; v[2]=base*rnd.choice([1,.4])
    elif p<.87: v=[base*rnd.uniform(.5,4),base,base*.98,base*.98,base]
    elif p<.94: v[4]=-rnd.randint(5000,2000000)/100
    else: v[3]=base; v[4]=-rnd.randint(50000,900000)/100
    if p>.3 and p<.34: v=[rnd.randint(100,99999)/100,0,0,0,base]
    v=[int(round(x*100)) for x in v]; tt=sum(v)
    ws.write(r,0,a,n); ws.write(r,1,nm,n); ws.write(r,2,u,n)
    for c,x in enumerate(v+[tt]): ws.write(r,3+c,x/100,m); S[c]+=x
    rows.append({"resident":a,"name":nm,"unit":u,**{k:x/100 for k,x in zip(K,v)},"total":tt/100}); r+=1
ws.write(r,0,"",bt); ws.write(r,1,"Report Totals",bt); ws.write(r,2,"",bt)
for c,x in enumerate(S): ws.write(r,3+c,x/100,mt)
ws.write(r+2,0,f"Number of customers: {len(rows)}",n); ws.write(r+3,0,"All amounts in ZAR incl. VAT. Rental invoices are raised on the 1st and are payable in advance.",n)
ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(D+fn)
save(fn,"AR",K+["total"],rows,[{"label":"Report Totals",**{k:x/100 for k,x in zip(K+["total"],S)}}],"Pastel customer age analysis (South Africa), oldest bucket first, .xls",False)
print(len(rows),S)
