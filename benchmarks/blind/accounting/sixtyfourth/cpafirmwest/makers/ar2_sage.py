# Sage 50 aged receivables, copied to Excel (.xls), flex warehouses. PLANTED row_dropped
from common import *
import xlwt, datetime as dt
NAME='Beehive Flex - Aged Receivables 12-31-24.xls'
asof=dt.date(2024,12,31)
C=[('A101','Wasatch Tile & Stone Supply','Renee Oakden','801-555-0143',[('4412','12/1/24',3850.0),('4431','12/16/24',612.48)]),
('A102','Kestrel Fabrication LLC','Dom Barreto','801-555-0171',[('4413','12/1/24',4120.0)]),
('A103-4','Provo Bench Brewing Supply','Accounts Payable','385-555-0112',[('4278','8/1/24',7640.0),('4311','9/1/24',7640.0),('4339','10/1/24',7640.0),('PMT2291','10/22/24',-5000.0),('4376','11/1/24',7640.0),('4414','12/1/24',7640.0),('4432','12/16/24',1218.9)]),
('A106','Lone Peak Climbing Gear','J. Sorrel','801-555-0188',[('4415','12/1/24',2975.0)]),
('B110','Deseret Overhead Door','Tami Wicks','801-555-0106',[('4380','11/1/24',3310.0),('4419','12/1/24',3310.0)]),
('B112','Saltair Marine Repair','Cole Amador','385-555-0167',[('4219','6/1/24',2480.0),('4246','7/1/24',2480.0),('4301','8/31/24',248.0),('CM0117','9/5/24',-1200.0)]),
('B114','Bonneville Print & Sign','Hal Trevino','801-555-0129',[('4421','12/1/24',2690.0),('4434','12/16/24',404.16)]),
('B115','Quartzite Countertops Inc','Ivy Lindqvist','801-555-0155',[('4348','10/1/24',5240.0),('4383','11/1/24',5240.0),('4422','12/1/24',5240.0)]),
('C121','Granary Coffee Roasters','Pru Dalley','385-555-0190',[('4423','12/1/24',3175.0)]),
('C122','Timp Valley Crossfit','Beau Stanich','801-555-0118',[('4351','10/1/24',4015.0),('4360','10/10/24',200.75),('4386','11/1/24',4015.0),('PMT2350','11/27/24',-4015.0),('4424','12/1/24',4015.0)]),
('C124','Red Butte Robotics','Finance','801-555-0134',[('PMT2377','12/20/24',-6150.0)]),
('C125','Sego Lily Catering','Noreen Fife','385-555-0121',[('4388','11/1/24',2235.0),('4426','12/1/24',2235.0),('4436','12/16/24',318.72)]),
('D130','High Uintas Outdoor Rentals','Kip Rasband','801-555-0176',[('4389','11/1/24',3640.0),('4427','12/1/24',3640.0)]),
('D131','Copperton Electric Motors','Lyle Gant','801-555-0149',[('4352','10/1/24',2860.0),('4428','12/1/24',2860.0)]),
('D133','Zephyr Drone Services','Mina Orchard','385-555-0102',[('4429','12/1/24',1980.0),('4437','12/16/24',287.55)]),
('YARD2','Fairbourn Towing','Gus Fairbourn','801-555-0160',[('4305','9/1/24',950.0),('4335','10/1/24',950.0),('4378','11/1/24',950.0),('4430','12/1/24',950.0)])]
def bk(d):
    m,dd,y=map(int,d.split('/'));a=(asof-dt.date(2000+y,m,dd)).days
    return 'b0_30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
K=['b0_30','b31_60','b61_90','b90','total'];DROP=('B115','4383')
wb=xlwt.Workbook();ws=wb.add_sheet('Aged Receivables')
def st(s,nf=None): return xlwt.easyxf('font: name Arial, height 180'+s,num_format_str=nf or 'General')
t=st('');b=st(', bold on');num=st('','#,##0.00;-#,##0.00');nb=xlwt.easyxf('font: name Arial, height 180, bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00');hb=xlwt.easyxf('font: name Arial, height 180, bold on; borders: bottom thin; align: wrap on, horiz center')
c=xlwt.easyxf('font: name Arial, height 240, bold on; align: horiz center')
for i,(x) in enumerate(['Beehive Flex Park, L.C.','Aged Receivables','As of Dec 31, 2024']): ws.write_merge(i,i,0,10,x,c)
ws.write(3,0,'Filter Criteria includes: Report order is by ID. Report is printed in Detail Format.',st(', italic on'))
for j,x in enumerate(['Customer ID','Customer','Contact','Telephone 1','Invoice/CM #','Date','0 - 30','31 - 60','61 - 90','Over 90 days','Amount Due']): ws.write(5,j,x,hb)
for j,w in enumerate([12,30,17,14,13,10,12,12,12,14,13]): ws.col(j).width=w*256
r=6;rows=[];tots=[];G=dict.fromkeys(K,0);seen=dict.fromkeys(K,False)
for cid,nm,ct,ph,inv in C:
    S={};first=True
    for no,d,a in inv:
        k=bk(d);S[k]=S.get(k,0)+a;S['total']=S.get('total',0)+a;G[k]+=a;G['total']+=a
        if (cid,no)==DROP: continue
        if first: ws.write(r,0,cid,t);ws.write(r,1,nm,t);ws.write(r,2,ct,t);ws.write(r,3,ph,t)
        ws.write(r,4,no,t);ws.write(r,5,d,t);ws.write(r,6+K.index(k),a,num);ws.write(r,10,a,num)
        m,dd,y=map(int,d.split('/'));rows.append({'resident':cid,'name':nm,'invoice':no,'date':f'20{y}-{m:02}-{dd:02}',k:a,'total':a});first=False;r+=1
    ws.write(r,0,cid,b);ws.write(r,1,nm,b)
    for k in K:
        if k in S: ws.write(r,6+K.index(k),r2(S[k]),nb)
        else: ws.write(r,6+K.index(k),'',nb)
    tots.append({'label':f'{cid} {nm}',**{k:float(r2(v)) for k,v in S.items()}});r+=2
ws.write(r,0,'Report Total',b)
for k in K: ws.write(r,6+K.index(k),r2(G[k]),nb)
tots.append({'label':'Report Total',**{k:r2(v) for k,v in G.items()}})
ws.portrait=False;ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.fit_height_to_pages=0;ws.show_grid=False
wb.save(doc(NAME))
save(NAME,'AR',K,rows,tots,'Sage 50 aged receivables in detail format copied to Excel (.xls), customer total repeats the ID; flex warehouses',True,
 {"what":"customer B115 Quartzite Countertops Inc: invoice 4383 of 11/1/24, 5,240.00 (31-60), is missing; the customer total 15,720.00 and the report total still hold it","kind":"row_dropped"})
