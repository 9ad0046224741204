# shopping centre: aged receivables by lease with charge detail, xlsx
from common import *
import xlsxwriter,datetime as dt
R=random.Random(691)
NAME='ar_kestrel_crossing_by_lease.xlsx'
T=[("L-2201","101","Copper Kettle Cafe Ltd."),("L-2188","103","Brightside Optical"),("L-2240","105-106","Dominion Thrift Society"),("L-2079","108","Pho Linh Restaurant Inc."),("L-2215","110","Nails by Arietta"),("L-1994","112","Western Plains Credit Union"),("L-2251","114","FitHaus Studio 114"),("L-2133","116","Sundown Tanning & Spa"),("L-2007","118","Dr. P. Okonjo-Ferris Dental Corp."),("L-2262","120","Bulk & Barrel Foods"),("L-2166","201","Elkhorn Insurance Brokers"),("L-2194","203","Stitch Theory Alterations"),("L-2090","205","Mountain Mobile Wireless"),("L-2270","207","Little Sprouts Early Learning"),("L-2118","210","Rocky Ridge Physiotherapy"),("L-1950","300","Harvest Table Grocers Ltd."),("L-2229","PAD-1","Gusto Burger #41"),("L-2233","PAD-2","Prairie Fuel & Wash")]
AS=dt.date(2025,10,31);ks=['current','b1_30','b31_60','b61_90','b90','total'];inv=48113
CC=[("RENT","Minimum rent",(3800,16500)),("CAM","Common area maint.",(780,3900)),("TAX","Realty tax recovery",(650,3100)),("HVAC","HVAC maintenance",(95,260)),("SIGN","Pylon sign",(120,275)),("UTIL","Water/sewer billback",(85,640)),("PCT","Percentage rent",(1200,7600)),("INT","Interest on arrears",(18,190)),("ADJ","2024 CAM/tax reconciliation",(-1900,3400)),("NSF","NSF charge",(50,50))]
wb=xlsxwriter.Workbook(doc(NAME),{'default_date_format':'dd-mmm-yy'});ws=wb.add_worksheet('Aged AR Oct-25')
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
NF='#,##0.00;(#,##0.00);""';n=F(num_format=NF);st=F(num_format=NF,bold=True,top=1);gt=F(num_format='#,##0.00;(#,##0.00)',bold=True,top=1,bottom=6)
d=F(num_format='dd-mmm-yy',align='left')
ws.merge_range('A1:J1','Kestrel Crossing Shopping Centre',F(bold=True,align='center'));ws.merge_range('A2:J2','Aged Receivables - Detail by Lease',F(bold=True,align='center'));ws.merge_range('A3:J3','Aged to 31-Oct-25  |  Aging by due date  |  Charge codes: All',F(align='center'))
H=F(bold=True,bottom=1,top=1,text_wrap=True,align='right',bg_color='#E7E6E6');HL=F(bold=True,bottom=1,top=1,bg_color='#E7E6E6')
for i,h in enumerate(['Charge','Description','Invoice','Due Date','Current','1 - 30 Days','31 - 60 Days','61 - 90 Days','Over 90 Days','Total Due']): ws.write(4,i,h,H if i>3 else HL)
ws.set_column(0,0,9);ws.set_column(1,1,27);ws.set_column(2,3,10);ws.set_column(4,9,12.5)
ws.freeze_panes(5,0);r=5;rows=[];totals=[];recap={}
for lid,un,nm in T:
    hb=F(bold=True);ws.write(r,0,lid,hb);ws.write(r,1,nm,hb);ws.write(r,3,'Unit '+un,hb);r+=1;tr=[]
    m=R.choice([2,2,3,3,4,5,6,7]); base={c[0]:r2(R.uniform(*c[2])) for c in CC}
    items=[]
    for _ in range(m):
        c=R.choices(CC,weights=[6,5,4,2,2,3,1,3,2,1])[0]; mo=R.choices([11,10,9,8,7,6,5],weights=[2,6,4,3,2,1,1])[0]
        if (c[0],mo) in [(a[0][0],a[1]) for a in items]: continue
        items.append((c,mo))
    items.sort(key=lambda a:-a[1] if False else a[1])
    for c,mo in items:
        due=dt.date(2025,mo,1 if c[0] in('RENT','CAM','TAX','HVAC','SIGN') else R.choice([5,12,15,20]))
        a=base[c[0]] if c[0]!='NSF' else 50.0
        if R.random()<.2: a=r2(a*R.uniform(.2,.7))
        age=(AS-due).days;k='current' if age<=0 else 'b1_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        inv+=R.randint(1,19);x={"unit":un,"name":nm,"resident":lid,"date":due.isoformat(),"charge":c[0],"invoice":str(inv),k:a,"total":a}
        ws.write(r,0,c[0],F());ws.write(r,1,c[1],F());ws.write_string(r,2,str(inv),F());ws.write_datetime(r,3,dt.datetime.combine(due,dt.time()),d);ws.write(r,4+ks.index(k),a,n);ws.write(r,9,a,n)
        rows.append(x);tr.append(x);recap[c[0]]=recap.get(c[0],0)+a;r+=1
    if nm.startswith('Rocky'):
        x={"unit":un,"name":nm,"resident":lid,"date":"2025-10-28","charge":"UNAP","invoice":"RC-7741","b1_30":-1875.4,"total":-1875.4}
        ws.write(r,0,'UNAP',F());ws.write(r,1,'Unapplied receipt',F());ws.write(r,2,'RC-7741',F());ws.write_datetime(r,3,dt.datetime(2025,10,28),d);ws.write(r,5,-1875.4,n);ws.write(r,9,-1875.4,n);rows.append(x);tr.append(x);recap['UNAP']=-1875.4;r+=1
    t=tot(tr,ks,'Total '+nm,True);t.setdefault('total',0.0);totals.append(t);ws.write(r,1,t['label'],F(bold=True,italic=True))
    for i,k in enumerate(ks):
        L=chr(69+i);ws.write_formula(r,4+i,f'=SUM({L}{r-len(tr)+1}:{L}{r})',st,t.get(k,0))
    r+=2
g=tot(rows,ks,'Total Kestrel Crossing');totals.append(g);ws.write(r,1,g['label'],F(bold=True))
for i,k in enumerate(ks): ws.write(r,4+i,g[k],gt)
r+=3;ws.write(r,1,'Recap by charge code',F(bold=True,underline=1));r+=1
for k in sorted(recap): ws.write(r,0,k,F());ws.write(r,1,dict((c[0],c[1]) for c in CC).get(k,'Unapplied receipt'),F());ws.write(r,9,r2(recap[k]),n);r+=1
ws.write(r,9,g['total'],gt)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.set_footer('&L&8Printed 04-Nov-25 by jhebert&R&8&P/&N');wb.close()
save(NAME,'AR','aged receivables by lease, tenant heading, charge detail, tenant subtotals, recap by charge code',True,ks,rows,totals);print(g)
