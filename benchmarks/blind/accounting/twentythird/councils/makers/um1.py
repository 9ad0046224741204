import random,xlsxwriter,subprocess,os
from common import *
R=random.Random(2307)
E=[("Sallow Road Workshops, Eastmarch",[("Starter, up to 500 sq ft",14,(380,500),13.5),("501 - 1,000 sq ft",11,(610,980),11.75),("1,001 - 2,000 sq ft",6,(1150,1900),9.5),("Open storage plot",3,(2200,4000),2.25)]),
("Gasworks Yard, Tidewell",[("Arch, single",9,(720,760),12),("Arch, double",4,(1440,1520),10.5),("Brick workshop, ground floor",5,(900,1700),9.25),("Brick workshop, first floor (goods lift)",5,(850,1600),7)]),
("Cold Norton Enterprise Park",[("Studio office",18,(160,320),18),("Light industrial B2",8,(1050,2400),8.75),("Light industrial with mezzanine",4,(2600,3400),8.25),("Food-grade unit",2,(1800,2100),14)]),
("Quarry Bank Trading Estate",[("Terrace A",10,(1000,1080),8),("Terrace B",10,(1480,1560),7.5),("Detached",2,(6200,9400),6.25),("Vehicle workshop with pit",3,(1900,2300),9)]),
("Former Highways Depot, Saltby",[("Salt barn (part)",1,(7400,7400),3.5),("Garage bay, HGV",6,(1300,1320),5.75),("Portable office",4,(240,240),10)])]
K=["units","occupied","vacant","pct_occ","sf","total_sf","other:FLOOR AREA Total sq m","other:RENT, £ A YEAR Quoting per sq ft","other:RENT, £ A YEAR Average passing","other:RENT, £ A YEAR Total passing"]
hu=lambda a,b:(2*a+b)//(2*b)
wb=xlsxwriter.Workbook('scratch/workshop_accommodation_schedule.xlsx');ws=wb.add_worksheet('Schedule')
F=lambda **k:wb.add_format({'font_name':'Liberation Serif','font_size':10,**k})
H=F(bold=1,align='center',valign='vcenter',text_wrap=1,border=1,bg_color='#F3E9D2')
ws.write(0,0,'Lindhurst County Council',F(bold=1,font_size=15));ws.write(1,0,'Schedule of workshop accommodation, 1 April 2025',F(font_size=12,italic=1))
ws.merge_range(3,0,4,0,'Estate and kind of unit',H);ws.merge_range(3,1,3,4,'UNITS',H);ws.merge_range(3,5,3,7,'FLOOR AREA',H);ws.merge_range(3,8,3,10,'RENT, £ A YEAR',H)
for i,t in enumerate(['Number','Occupied','Void','% occupied','Average\nsq ft','Total\nsq ft','Total\nsq m','Quoting\nper sq ft','Average\npassing','Total\npassing']):ws.write(4,1+i,t,H)
ws.set_row(4,30)
fi='#,##0;-#,##0;"-"';fmts=[fi,fi,fi,'0.0"%"','#,##0','#,##0','#,##0','0.00','#,##0;;"-"','#,##0;;"-"']
rows=[];totals=[];r=5
def put(r,v,**k):
    for i,x in enumerate(v):
        f=F(num_format=fmts[i],align='right',**k)
        if x is None:ws.write_blank(r,1+i,None,f)
        else:ws.write_number(r,1+i,x,f)
G=[0]*5
def line(n,l,sf,tr,m2,q):
    return [n,l,n-l,hu(l*1000,n)/10,hu(sf,n),sf,m2,q,hu(tr,l) if l else 0,tr]
for e,L in E:
    ws.merge_range(r,0,r,10,e,F(bold=1,bg_color='#FBF7EC',border=1));r+=1;S=[0]*5
    for t,n,(a,b),q in L:
        l=min(n,max(0,int(n*R.uniform(.72,1.1))))
        if t.startswith('Salt'):l=0
        if t=='Detached':l=2
        sf=sum(R.randint(a,b) for _ in range(n));m2=hu(sf*92903,1000000);tr=int(round(sf/n*l*q*R.uniform(.86,1.0)/5))*5
        v=line(n,l,sf,tr,m2,q);ws.write(r,0,t,F(indent=1,text_wrap=1));put(r,v)
        if len(t)>34:ws.set_row(r,26)
        rows.append({"type":t,**dict(zip(K,v))});S=[x+y for x,y in zip(S,(n,l,sf,tr,m2))];r+=1
    v=line(*S,None);lab='Estate total';ws.write(r,0,lab,F(bold=1,top=1));put(r,v,bold=1,top=1);totals.append({"label":lab,**dict(zip(K,v))});r+=1
    G=[x+y for x,y in zip(G,S)]
v=line(*G,None);lab='ALL ESTATES';ws.write(r,0,lab,F(bold=1,top=2,bottom=6));put(r,v,bold=1,top=2,bottom=6);totals.append({"label":lab,**dict(zip(K,v))})
r+=2
for t in['Average passing rent is over occupied units only. Square metres are converted line by line at 0.092903 and added.','A dash means nil. Quoting rents exclude VAT, business rates and estate charge. The salt barn is held void for the winter service until October.']:ws.write(r,0,t,F(italic=1,font_size=9));r+=1
ws.set_column(0,0,31);ws.set_column(1,10,9.5);ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(3,4);ws.set_h_pagebreaks([20]) if 0 else None
ws.set_footer('&L&8Corporate Landlord Service&R&8Page &P of &N');wb.close()
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',os.path.join(BASE,'documents'),'scratch/workshop_accommodation_schedule.xlsx'],capture_output=True,cwd=BASE)
fn='workshop_accommodation_schedule.pdf';print('um1',len(rows))
save(fn,'UM',K,rows,totals,None,'INDUSTRIAL','County corporate landlord, spreadsheet printed to PDF','estate sections with totals, three grouped headers, rents a year','annual rents; sq ft and sq m; dashes for nil; averages in totals; same label on each estate total',7)
