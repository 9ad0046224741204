# Weekly rent arrears list, UK housing association, by patch, xlsx. Planted: one tenant row dropped (in patch total, not printed)
from common import *
import xlsxwriter
random.seed(4105)
SUR="Ashdown Birkett Chowdry Dunmore Eastlake Farrow Goddale Hanif Ingleby Jarrold Kaszuba Lowther Mbeki-Hall Nettlefold Osgerby Pellow Quaye Rushmere Sandhu Tillotson Umarov Verrall Wainfleet Yeldon Zadeh Brackley Cottam Deighton Ellery Fosdyke Garbutt Holroyd Iveson Kettley Lumb Marfleet Oduya Penhale Ridsdale Skelton Thackray Uttley Winterburn Ackroyd Bexon Crabtree Dossor Hebden".split()
INI="ABCDEGHJKLMNPRST"
TI=["Mr","Mrs","Miss","Ms"]
ST={"Patch 01 - Kelby Road & Town":["Kelby Road","Mill Garth","Station Yard","Foundry Court"],"Patch 02 - Limes Estate":["Lime Grove","Linden Walk","Hornbeam Close"],"Patch 03 - Sheltered Schemes":["Rowan Court","Limes House"],"Patch 04 - Rural Villages":["Church Lane, Tarnbeck","The Paddock, Overby","Beck Side, Nunholme","School Row, Overby"]}
NC=[41,38,22,31]
r2=lambda v:round(v,2)
B=["other:Under 4 wks","other:4-8 wks","other:8-13 wks","other:Over 13 wks"]
ACT=lambda wk:['','','','Text sent'] if wk<1.2 else ['','Text sent','Phone call','Letter 1'] if wk<4 else ['Letter 1','Letter 2','Phone call','UC - APA applied','Agreement £5/wk',''] if wk<8 else ['Letter 2','NOSP served','Agreement £5/wk','Court 14/02','DWP direct','UC - APA applied']
data=[];ref=100200
for (p,sts),n in zip(ST.items(),NC):
    L=[]
    for i in range(n):
        st=random.choice(sts); ref+=random.randint(7,90)
        rent=r2(random.choice([88.4,92.16,96.73,101.55,104.2,109.88,113.47,118.9,124.36,131.02])+random.choice([0,4.15,7.8,22.35 if "Sh" in p else 3.2]))
        hb=random.choice([0,0,0,0,rent*.5,rent*.72,rent]) ; hb=r2(hb)
        wk=random.choice([random.uniform(.4,3.9)]*5+[random.uniform(4,8)]*3+[random.uniform(8,13)]*2+[random.uniform(13,30)])
        bal=r2(rent*wk)
        if random.random()<.45:last=r2(bal-rent+hb)
        else:last=r2(bal+random.choice([10,20,25.5,50,-rent/2,3.7]))
        if last<0:last=0.0
        net=bal; b=[0]*4; rem=bal
        cap=[4*rent,4*rent,5*rent,1e9]
        for j in range(4):
            x=r2(min(rem,cap[j])); b[j]=x; rem=r2(rem-x)
        nm=f"{random.choice(TI)} {random.choice(INI)} {random.choice(SUR)}"
        no=random.randint(1,64); unit=f"{no} {st}" if "Sh" not in p else f"Flat {random.randint(1,36)} {st}"
        L.append(dict(ref=f"{ref}/{random.randint(1,4):02d}",name=nm,unit=unit,rent=rent,hb=hb,bal=bal,last=last,b=b,wk=bal/rent,act=random.choice(ACT(wk))))
    L.sort(key=lambda d:-d["bal"]); data.append((p,L))
name="Weekly arrears wk43.xlsx"
wb=xlsxwriter.Workbook(D+name); ws=wb.add_worksheet("Wk 43"); nt=wb.add_worksheet("Codes")
F=lambda **k:wb.add_format({"font_name":"Calibri","font_size":9,**k})
ti=F(bold=1); ti.set_font_size(13)
hd=F(bold=1,text_wrap=1,align="center",valign="vcenter",bg_color="#4B6A4F",font_color="white",border=1)
gh=F(bold=1,align="center",bg_color="#DDE6DA",border=1)
tx=F(bottom=4);txi=F(bottom=4,indent=1);mn=F(num_format='#,##0.00;-#,##0.00;"-"',bottom=4);w1=F(num_format='0.0',bottom=4,align="right")
sec=F(bold=1,bg_color="#EFEFEF");sb=F(bold=1,top=1);sm=F(bold=1,top=1,num_format='#,##0.00;-#,##0.00;"-"')
gt=F(bold=1,top=1,bottom=6);gm=F(bold=1,top=1,bottom=6,num_format='#,##0.00')
red=F(num_format='#,##0.00',bottom=4,font_color="#C00000",bold=1)
ws.write(0,0,"Tarnbeck & Kelby Housing Association - Current tenant arrears",ti)
ws.write(1,0,"Rent week 43, week ending Sunday 26 January 2025. Accounts owing, highest first within patch. Balances after HB schedule.",F(italic=1))
H=["Tenancy ref","Tenant","Address","Gross rent £pw","HB / UC direct £pw","Balance last week","Balance this week","Under 4 wks","4-8 wks","8-13 wks","Over 13 wks","Wks owed","Action"]
for j,h in enumerate(H): ws.write(4,j,h,hd)
ws.set_row(4,30)
M=["other:Gross rent £pw","other:HB / UC direct £pw","other:Balance last week","total"]+B+["other:Wks owed"]
rows=[];tots=[];r=5;G=[0]*8
drop=None
for pi,(p,L) in enumerate(data):
    ws.write(r,0,p,sec)
    for j in range(1,13): ws.write_blank(r,j,None,sec)
    r+=1;S=[0]*8
    for i,d in enumerate(L):
        v=[d["rent"],d["hb"],d["last"],d["bal"]]+d["b"]
        S=[r2(a+b) for a,b in zip(S,v)]
        if pi==1 and i==13: drop=d; continue
        ws.write(r,0,d["ref"],tx);ws.write(r,1,d["name"],tx);ws.write(r,2,d["unit"],tx)
        for j,x in enumerate(v): ws.write_number(r,3+j,x,red if j==7 and x else mn)
        ws.write_number(r,11,round(d["wk"],1),w1); ws.write(r,12,d["act"],txi)
        t={"resident":d["ref"],"name":d["name"],"unit":d["unit"]}
        for k,x in zip(M,v):
            if x: t[k]=x       # zero prints as a dash
        t["other:Wks owed"]=round(d["wk"],1)
        rows.append(t); r+=1
    lab=f"Total {p[:8]}"
    ws.write(r,0,lab,sb);ws.write(r,1,f"{len(L)} accounts",sb);ws.write_blank(r,2,None,sb)
    ws.write_blank(r,3,None,sb);ws.write_blank(r,4,None,sb)
    for j in range(2,8): ws.write_number(r,3+j,S[j],sm)
    t={"label":lab}
    for k,x in zip(M[2:8],S[2:8]):
        if x: t[k]=x
    tots.append(t); G=[r2(a+b) for a,b in zip(G,S)]; r+=2
n=sum(len(L) for _,L in data)
ws.write(r,0,"ALL PATCHES",gt);ws.write(r,1,f"{n} accounts",gt)
for j in(2,3,4): ws.write_blank(r,j,None,gt)
for j in range(2,8): ws.write_number(r,3+j,G[j],gm)
tots.append({"label":"ALL PATCHES",**dict(zip(M[2:8],G[2:8]))})
for j,w in enumerate([12,22,27,10,10,11,11,10,10,10,10,7,18]): ws.set_column(j,j,w)
ws.freeze_panes(5,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4,4); ws.set_footer("&L&F&RPage &P of &N")
for i,(a,b) in enumerate([("Code","Meaning"),("NOSP","Notice of seeking possession"),("APA","Alternative payment arrangement (Universal Credit)"),("HB","Housing Benefit paid direct"),("DWP direct","Third party deduction from benefit")]): nt.write(i,0,a);nt.write(i,1,b)
nt.set_column(0,0,13);nt.set_column(1,1,48)
wb.close()
pl={"what":f"row of tenancy {drop['ref']} ({drop['name']}, {drop['unit']}, balance {drop['bal']:.2f}) is left out of Patch 02; patch total, grand total and the counts of accounts still include it","kind":"row_dropped"}
print(n,len(rows),pl,G)
save(name,"AR","housing arrears list by patch, weekly, bands of weeks, grouped header, large",True,M,rows,tots,pl)
