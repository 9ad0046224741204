# UK trading estates and offices: arrears by invoice, Excel subtotal export
from common import *
import random, datetime as dt, xlsxwriter
R=random.Random(5704); D=dt.date; AS=D(2025,9,30)
F="Arrears by invoice 30-09-25.xlsx"
P={"BRK":"Brackenhill Trading Estate","HOL":"Holgate House","STN":"Stanley Wharf Works"}
# ref,prop,unit,name,annual rent,freq,sc pa,ins pa, extras
TN=[("BRK01","BRK","Unit 1","Ashdown Tyre & Exhaust Ltd",38500,"q",4120,960,["29/09"]),
("BRK02","BRK","Unit 2","Penmark Joinery",21750,"m",2480,0,["01/09","01/08"]),
("BRK03A","BRK","Unit 3A","Calder Valley Brewing Co Ltd",29900,"q",3310,815,["29/09","24/06","el","int"]),
("BRK05","BRK","Units 5-6","Northgate Catering Equipment Limited",64000,"q",7250,1740,["29/09","ins"]),
("BRK07","BRK","Unit 7","R J Signs & Display",18600,"m",2190,0,["01/09"]),
("BRK08","BRK","Unit 8","Wakefield Wheels (in administration)",33250,"q",3680,890,["24/06","25/03","25/12","el","int","ins"]),
("BRK09","BRK","Unit 9","Torrance Hydraulics Ltd",41000,"q",4460,1030,["ins","cr"]),
("BRK11","BRK","Unit 11","The Bouldering Shed CIC",27500,"m",3005,0,["01/09","01/08","01/07","el"]),
("BRK12","BRK","Unit 12","Kirkgate Self Drive Hire",36800,"q",4015,925,["29/09"]),
("BRK14","BRK","Yard 14","Dunne Skip Hire Ltd",15000,"q",0,0,["29/09","24/06"]),
("HOL001","HOL","Ground Floor North","Fernleigh Dental Care LLP",46500,"q",13950,0,["29/09"]),
("HOL002","HOL","Ground Floor South","Coffee at Number Six",24000,"m",6100,0,["01/09","01/08","el"]),
("HOL101","HOL","First Floor","Marchbank Pryce Solicitors",88000,"q",26400,0,["29/09","el"]),
("HOL201","HOL","Second Floor East","Orbital Recruitment Group Ltd",43250,"q",12900,0,["29/09","24/06","int"]),
("HOL202","HOL","Second Floor West","Tessellate Software Ltd",45100,"q",13400,0,["cr"]),
("HOL301","HOL","Third Floor","Ridings Housing Partnership",91500,"q",27450,0,["29/09","el","ins"]),
("HOLCP4","HOL","Car Spaces 11-18","Quillon Insurance Brokers",9600,"q",0,0,["29/09"]),
("STN01","STN","Workshop 1","Elm & Iron Furniture",13200,"m",1750,0,["01/09","01/08","01/07"]),
("STN02","STN","Workshop 2","Hattie's Screenprint Studio",9900,"m",1320,0,["01/09"]),
("STN04","STN","Workshop 4","Velo Rebuild Ltd",11400,"m",1510,0,["01/08","int"]),
("STN06","STN","Mill Floor 2","Aire Community Gym",31500,"q",6240,0,["29/09","24/06","el"]),
("STN07","STN","Mill Floor 3","Pennine Pattern Cutting Ltd",28800,"q",5900,0,["29/09","ins"]),
("STN09","STN","Mast Site","Corvid Towers UK Ltd",7500,"q",0,0,["25/03"])]
QD={"29/09":(D(2025,9,29),"29/09/25-24/12/25"),"24/06":(D(2025,6,24),"24/06/25-28/09/25"),"25/03":(D(2025,3,25),"25/03/25-23/06/25"),"25/12":(D(2024,12,25),"25/12/24-24/03/25"),
"01/09":(D(2025,9,1),"01/09/25-30/09/25"),"01/08":(D(2025,8,1),"01/08/25-31/08/25"),"01/07":(D(2025,7,1),"01/07/25-31/07/25")}
CH={"R":"Rent","S":"Service Charge","I":"Insurance Rent","E":"Electricity Recharge","T":"Interest","C":"Unallocated Cash"}
recs=[];seq={}
for ref,pr,un,nm,rent,fq,sc,ins,ex in TN:
    L=[]
    for e in ex:
        if e in QD:
            d,per=QD[e]; n=12 if fq=="m" else 4
            for code,v in(("R",rent),("S",sc)):
                if v:
                    g=round(v*100/n*1.2) ; o=g
                    if R.random()<.14 and e!="29/09": o=g-R.choice([25000,50000,round(g*.5),round(g/1.2*.2)]); o=max(o,4000)
                    L.append((d,code,per,g,o))
        elif e=="el": 
            d=R.choice([D(2025,8,14),D(2025,7,16),D(2025,9,12)]); g=R.randint(21000,164000); L.append((d,"E","Qtr to 30/06/25",g,g))
        elif e=="int":
            d=R.choice([D(2025,8,29),D(2025,7,31)]); g=R.randint(3100,31900); L.append((d,"T","4% over base",g,g))
        elif e=="ins":
            g=(ins or R.randint(700,2600))*100+R.randint(0,99); d=D(2025,7,1) if pr!="STN" else D(2025,6,1); L.append((d,"I","Policy yr 25/26",g,g))
        elif e=="cr":
            g=-R.choice([50000,125000,round(rent*100/12)]); L.append((D(2025,9,26),"C","BACS 26/09/25",g,g))
    L.sort(key=lambda x:x[0])
    for d,c,per,g,o in L:
        seq[d]=seq.get(d,0)+R.choice([1,1,2]); inv=f"SI{40000+((d-D(2024,12,1)).days*61)+seq[d]}" if c!="C" else f"RC{R.randint(7100,7990)}"
        recs.append((pr,ref,un,nm,inv,d,c,per,g,o))
wb=xlsxwriter.Workbook(doc(F)); ws=wb.add_worksheet("Aged Debt")
def fm(**k): return wb.add_format({'font_name':'Calibri','font_size':10,**k})
N='#,##0.00;-#,##0.00;;@'
h=fm(bold=True,bg_color='#1F3864',font_color='white',text_wrap=True,valign='vcenter',border=1,align='center')
x=fm();n=fm(num_format=N);d_=fm(num_format='dd/mm/yyyy',align='left');dy=fm(num_format='0',align='center');b=fm(bold=True);bn=fm(bold=True,num_format=N,top=1);bt=fm(bold=True,top=1);gn=fm(bold=True,num_format='#,##0.00',top=1,bottom=6,bg_color='#F2F2F2');gt=fm(bold=True,top=1,bottom=6,bg_color='#F2F2F2')
ws.write(0,0,"Lathbury & Storr Property Management - Client: Moorside Estates (Yorkshire) LP",fm(bold=True,font_size=12)); ws.write(1,0,"Aged arrears by invoice at 30/09/2025 - aged from due date, VAT inclusive (GBP)",fm(italic=True))
H=["Prop","T-Ref","Demise","Tenant","Doc No","Due Date","Type","Period / Narrative","Invoice Value","Days","0-30 Days","31-60 Days","61-90 Days","Over 90 Days","Outstanding"]
HR=3
for i,q in enumerate(H): ws.write(HR,i,q,h)
for i,w in enumerate([6,9,19,34,10,11,20,19,12,6,12,12,12,12,13]): ws.set_column(i,i,w)
ws.set_row(HR,30)
BK=["b0_30","b31_60","b61_90","b90"]; KEY=["other:Invoice Value","other:Days"]+BK+["total"]
rows=[];tots=[];r=HR+1;G=[0]*5;i=0
CN="KLMNO"
first_all=r
while i<len(recs):
    j=i;S=[0]*5;f0=r
    while j<len(recs) and recs[j][1]==recs[i][1]:
        pr,ref,un,nm,inv,d,c,per,g,o=recs[j]; days=(AS-d).days; bi=0 if days<=30 else 1 if days<=60 else 2 if days<=90 else 3
        for k,v in enumerate((pr,ref,un,nm,inv)): ws.write(r,k,v,x)
        ws.write_datetime(r,5,dt.datetime(d.year,d.month,d.day),d_); ws.write(r,6,CH[c],x); ws.write(r,7,per,x); ws.write(r,8,g/100,n); ws.write(r,9,days,dy)
        ws.write(r,10+bi,o/100,n); ws.write_formula(r,14,f"=SUM(K{r+1}:N{r+1})",n,o/100); ws.set_row(r,None,None,{'level':2})
        S[bi]+=o;S[4]+=o
        rows.append({"unit":un,"name":nm,"resident":ref,"date":d.isoformat(),"charge":CH[c],"invoice":inv,"other:Invoice Value":f2(g),"other:Days":days,BK[bi]:f2(o),"total":f2(o)})
        r+=1;j+=1
    lab=recs[i][3]+" Total"; ws.write(r,3,lab,bt); t={"label":lab}
    for k in range(5):
        ws.write_formula(r,10+k,f"=SUBTOTAL(9,{CN[k]}{f0+1}:{CN[k]}{r})",bn,S[k]/100)
        if S[k]: t[(BK+["total"])[k]]=f2(S[k])
        G[k]+=S[k]
    ws.set_row(r,None,None,{'level':1}); tots.append(t); r+=1;i=j
ws.write(r,3,"Grand Total",gt)
for k in range(5): ws.write_formula(r,10+k,f"=SUBTOTAL(9,{CN[k]}{first_all+1}:{CN[k]}{r})",gn,G[k]/100)
tots.append({"label":"Grand Total",**{k:f2(v) for k,v in zip(BK+["total"],G)}})
ws.freeze_panes(HR+1,4); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(HR); ws.set_footer('&LMoorside Estates&R&P/&N')
w2=wb.add_worksheet("Notes"); w2.set_column(0,0,22); w2.set_column(1,1,90)
for k,(a,q) in enumerate([("BRK08","Administrators appointed 11/08/25. Proof of debt lodged; unit re-entered by consent 05/09/25."),("BRK11","Payment plan agreed - £1,000 pcm on top of rent from October."),("HOL201","Dispute on service charge reconciliation y/e 24/03/25. Rent part paid."),("STN09","Invoice sent to former operator; re-addressed 18/09/25.")]): w2.write(k,0,a,b); w2.write(k,1,q,x)
w2.set_landscape(); w2.fit_to_pages(1,0)
wb.close(); assert sum(G[:4])==G[4]
save(F,"AR",None,KEY,rows,tots,"UK managing agent arrears by invoice, flat export with Excel tenant subtotals",False)
