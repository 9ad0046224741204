from common import *
import xlwt
random.seed(8309)
F='FeatherstonBC_licences_May25.xls'
AS=D(2025,5,1)
cl="Rimu Tax Advisory|Kowhai Immigration Law|Tussock Software Ltd|Pounamu Recruitment|Harbour Surveyors NZ|Weka Digital|Southerly Insurance Brokers|Totara Grants Trust|Ngaio Psychology|Cook Strait Shipping Agency|Kea Analytics Ltd|Manuka Exports Ltd|Aro Valley Films|Mistral Energy Advisers|Thorndon Migration|Karori Bookkeeping|Pohutukawa Events|Silverfern Audit Ltd|Tinakori Consulting|Zealandia Travel Group|Hutt Valuers Ltd|Kaka Creative|Oriental Bay Capital|Wadestown Wealth|Brooklyn Robotics|Makara Wind Services|Te Aro Translations|Lambton Legal Services".split('|')
wb=xlwt.Workbook();ws=wb.add_sheet("Licences")
b=xlwt.easyxf('font: bold on, name Tahoma, height 160; align: wrap on, horiz center; borders: bottom thin; pattern: pattern solid, fore_colour ice_blue')
T=xlwt.easyxf('font: bold on, name Tahoma, height 260');n_=xlwt.easyxf('font: name Tahoma, height 160');bn=xlwt.easyxf('font: bold on, name Tahoma, height 160');m=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='$#,##0.00;-$#,##0.00;"-"');bm=xlwt.easyxf('font: bold on, name Tahoma, height 160; borders: top thin',num_format_str='$#,##0.00');dd=xlwt.easyxf('font: name Tahoma, height 160; align: horiz left',num_format_str='d/mm/yy');ar=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='0.0')
ws.write(0,0,"Featherston Business Centre",T);ws.write(1,0,"Office licences in force at 1 May 2025 - all figures per month, excl GST",n_)
hd=["Suite","Desks","m2","Licensee","Start","Ends","Rack rate","Office fee","Furniture","Car park","Internet","Monthly total","Bond held"]
rows=[];r=3;k=0;G=[0]*7;N=occ=0
for lv,(name,ss) in enumerate([("LEVEL 3",["3.01","3.02","3.03","3.04","3.05","3.06","3.07","3.08","3.09"]),("LEVEL 4",[f"4.{i:02d}" for i in range(1,13)]),("LEVEL 5",[f"5.{i:02d}" for i in range(1,11)])]):
    ws.write(r,0,name,bn);r+=1
    for i,x in enumerate(hd): ws.write(r,i,x,b)
    r+=1;S=[0]*7
    for s in ss:
        desk=random.choice([1,2,2,3,4,4,6,8]);a=round(desk*4.6+random.choice([1.2,2.5,3.1]),1);rack=float(desk*455+120);N+=1
        ws.write(r,0,s,n_);ws.write(r,1,desk,n_);ws.write(r,2,a,ar);ws.write(r,6,rack,m)
        R={"unit":s,"section":name,"area":a,"marketRent":rack};S[0]+=rack
        if s in("3.06","4.09","5.02","5.10"):
            ws.write(r,3,"(available)",n_);R["statusText"]="(available)"
        else:
            occ+=1;c=cl[k%len(cl)];k+=1
            st=D(random.randint(2020,2025),random.randint(1,4),random.choice([1,1,15]));e="Rolling" if random.random()<.3 else AS+dt.timedelta(random.randint(30,500))
            fee=round(rack*random.choice([.85,.9,.95,1.0]),2);fu=float(random.choice([0,0,desk*25]));cp=float(random.choice([0,0,310,620]));it=float(random.choice([65,95]));tt=fee+fu+cp+it;bo=round(fee*2,2)
            ws.write(r,3,c,n_);ws.write(r,4,st,dd);ws.write(r,5,e,dd)
            for q,v in zip((7,8,9,10,11,12),(fee,fu,cp,it,tt,bo)): ws.write(r,q,v,m)
            R.update(tenantName=c,statusText="Occupied",leaseStartDate=st,leaseEndDate=e,contractRent=fee,charges=[{"code":x,"amount":v} for x,v in(("Furniture",fu),("Car park",cp),("Internet",it)) if v],totalCharges=tt,deposit=bo)
            for q,v in enumerate((fee,fu,cp,it,tt,bo),1): S[q]+=v
        rows.append(R);r+=1
    ws.write(r,3,f"Total {name.title()}",bn)
    for q,v in enumerate(S): ws.write(r,6+q,round(v,2),bm);G[q]+=v
    r+=2
ws.write(r,3,"CENTRE TOTAL",bn)
for q,v in enumerate(G): ws.write(r,6+q,round(v,2),bm)
r+=2;ws.write(r,3,f"{N} suites / {occ} licensed / {N-occ} available",n_)
for i,w in enumerate([7,6,6,28,10,10,12,12,11,11,10,14,12]): ws.col(i).width=256*w
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(doc(F));print(N,occ)
save(F,"OFFICE","NZ serviced offices in .xls, repeated headers per level, rack rates and extras",False,"Featherston Business Centre",AS,N,occ,N-occ,rows,sheet="Licences")
