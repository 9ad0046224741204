# Yardi Voyager commercial aging detail, medical offices, xlsx export
from common import *
import xlsxwriter
from datetime import date,timedelta
R=random.Random(5210)
P=[("mob210","Two Rivers Medical Arts Building",["Two Rivers Cardiology Group PC","Hollins & Vardy Dental LLC","Bluestem Pediatrics PLLC","Prairie Dermatology Associates","Northgate Imaging LLC","Sutterfield Physical Therapy","Clear Pond Audiology Inc.","Westbank Women's Health PA","Marrow & Pine Orthopedics","Dr. E. Quillfeather DPM"]),
("mob225","Larkspur Health Plaza",["Larkspur Family Practice PC","Ridgeline Oral Surgery LLC","Copperleaf Behavioral Health","Anders Vision Center Inc","Vantage Sleep Lab LLC","St. Brennan Health System","Hearthside Pharmacy #12","Juniper Allergy & Asthma","Kestrel Lab Services LP"]),
("mob240","Eastmoor Professional Center",["Eastmoor Endodontics","Halloway Nephrology PLLC","Sundial Infusion Centers LLC","Pebble Creek Chiropractic","Osprey Pain Management","Tessera Plastic Surgery PC","Maple Row Counseling"])]
CH=[("brent",(4200,19800)),("cam",(620,4100)),("rtax",(410,2600)),("ins",(95,480)),("elec",(180,1350)),("late",(75,410)),("prkg",(120,900)),("camrec",(-640,2200)),("janit",(220,760))]
name='AR_mob_aging_detail_yardi.xlsx'
wb=xlsxwriter.Workbook(DOC+name); ws=wb.add_worksheet('Report1')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':8,**k})
ft=F(bold=True,font_size=12,align='center'); fs=F(align='center'); fh=F(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=1,bg_color='#C0C0C0'); fx=F(); fb=F(bold=True); fd=F(num_format='mm/dd/yyyy',align='left'); fn=F(num_format='#,##0.00'); fnb=F(num_format='#,##0.00',bold=True,top=1); fgt=F(num_format='#,##0.00',bold=True,top=1,bottom=6)
H=['Property','Lease','Status','Tran#','Charge\nCode','Date','Month','Total Unpaid\nCharges','0-30\nOwed','31-60\nOwed','61-90\nOwed','Over 90\nOwed','Pre-\npayments','Balance']
for i,(t,f) in enumerate([('Aging Detail',ft),('DB Caption: LIVE   Property: .medoff   Status: Current, Past, Future   Age As Of: 10/31/2025   Post To: 10/2025',fs)]): ws.merge_range(i,0,i,13,t,f)
for j,t in enumerate(H): ws.write(3,j,t,fh)
ws.set_row(3,24); ws.set_column(0,0,9);ws.set_column(1,1,34);ws.set_column(2,2,8);ws.set_column(3,3,10);ws.set_column(4,6,9.5);ws.set_column(7,13,12)
asof=date(2025,10,31); r=4; rows=[];tots=[]
K=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
tid=3117;tr=48210; drop=None
def wr(r,v,f):
    for i,x in enumerate(v): ws.write_number(r,7+i,x/100,f)
G=[0]*7; ntot=0
for pc,pn,ten in P:
    ws.write(r,0,f'{pn} ({pc})',fb); r+=1
    Pt=[0]*7; used=set()
    for t in ten:
        tid+=R.randint(3,61); su=R.choice(['1','2','3','4'])+R.choice(['00','05','10','20','30','45','50'])+R.choice(['','','','A'])
        while su[:3] in used: su=R.choice(['1','2','3','4'])+R.choice(['00','05','10','20','30','45','50'])+R.choice(['','','','A'])
        used.add(su[:3])
        
        st='Past' if R.random()<.12 else 'Current'
        ws.write(r,1,f'{t} (t{tid:07d})',fb); ws.write(r,2,st,fb); ws.write(r,3,f'Suite {su}',fb); r+=1
        Tt=[0]*7; n=R.choice([2,3,4,5,6,7,9]); items=[]
        rent=R.randint(4200,19800)*100; cam=R.randint(620,4100)*100+R.choice([0,50,25])
        for _ in range(n):
            m=R.choice([10,10,10,9,9,8,7,6,4]); c,(lo,hi)=R.choice(CH)
            dt=date(2025,m,1) if c in('brent','cam','rtax','ins','prkg','janit') else date(2025,m,R.randint(4,28))
            a={'brent':rent,'cam':cam}.get(c) or R.randint(lo*100,hi*100)
            if a==0: a=4100
            if R.random()<.15 and a>0: a=int(a*R.uniform(.1,.6))
            items.append((dt,c,a,0))
        if R.random()<.25: items.append((date(2025,10,R.randint(20,31)),'prepay',0,-R.choice([rent,R.randint(30,900)*100])))
        items.sort(key=lambda x:x[0]); seen=set(); items=[x for x in items if not((x[0],x[1]) in seen or seen.add((x[0],x[1])))]
        for dt,c,a,pp in items:
            tr+=R.randint(7,390); age=(asof-dt).days
            v=[a,0,0,0,0,pp,a+pp]; v[1+(0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3)]=a
            for i in range(7): Tt[i]+=v[i]
            if t=="Ridgeline Oral Surgery LLC" and drop is None and age>30 and a>0:
                drop={"what":f"a charge of Ridgeline Oral Surgery LLC ({c} {dt.isoformat()} {a/100:,.2f}) is not printed; tenant, property and grand totals still include it","kind":"row_dropped"}; continue
            tn=('R-' if c=='prepay' else 'C-')+str(tr)
            ws.write(r,0,pc,fx); ws.write(r,1,t,fx); ws.write(r,2,st,fx); ws.write(r,3,tn,fx); ws.write(r,4,c,fx); ws.write_datetime(r,5,dt,fd); ws.write(r,6,dt.strftime('%m/%Y'),fx); wr(r,v,fn)
            rows.append({"unit":su,"name":t,"resident":f't{tid:07d}',"date":dt.isoformat(),"charge":c,"invoice":tn,**dict(zip(K,map(d,v)))}); r+=1
        ws.write(r,1,t,fb); wr(r,Tt,fnb); tots.append({"label":t,**dict(zip(K,map(d,Tt)))}); r+=2
        for i in range(7): Pt[i]+=Tt[i]
    ws.write(r,0,pc,fb); wr(r,Pt,fnb); tots.append({"label":pc,**dict(zip(K,map(d,Pt)))}); r+=2
    for i in range(7): G[i]+=Pt[i]
ws.write(r,0,'Grand Total',fb); wr(r,G,fgt); tots.append({"label":"Grand Total",**dict(zip(K,map(d,G)))})
ws.write(r+2,0,'UserId : kvance Date : 11/03/2025 Time : 9:52 AM',fx)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(0,3); wb.close()
assert drop
save(name,"AR",K,rows,tots,"Yardi Voyager aging detail export, tenant headings with charges, tenant/property/grand totals",True,drop)
print(name,len(rows),len(tots),drop)
