# Sage 50 aged debtors analysis (detailed), shops and studios, PDF via fpdf2
from h import *
from fpdf import FPDF
import datetime as dt
R=random.Random(7606)
A=[("BAKE01","Barley & Thrift Bakers Ltd","Accounts","01482 960114",18000,312450),
("CHAR02","Humber Hospice Charity Shop","Retail Office","01482 960287",15000,168000),
("DENT01","Lowgate Dental LLP","Practice Manager","01482 960033",20000,280000),
("FLOW01","Petal and Rye","","",5000,91500),
("NAIL03","Gloss Bar (sole trader)","","07700 900418",2500,77000),
("OPTI01","Holderness Eyecare Ltd","Finance","01964 960771",12000,204600),
("PIZZ02","Forno Quay Ltd","Director","01482 960650",10000,236000),
("STUD09","Northgate College Nominations","Accommodation","01482 960900",60000,1984200),
("VAPE01","Cloud Nine Vapes (Hull) Ltd","","07700 900233",0,54000)]
AS=dt.date(2025,10,31)
Q=["29/09/2025","24/06/2025"]
X=[ # acct -> lines type,date,ref,details,amt  (pounds)
("BAKE01",[("SI","29/09/2025","7714","Quarter rent Unit 2 to 24/12/25",5400),("SI","29/09/2025","7715","Service charge Q3 Unit 2",642.18),("SI","01/10/2025","7731","Insurance recharge 25/26",388.90)]),
("CHAR02",[("SI","29/09/2025","7716","Quarter rent Unit 5 to 24/12/25",2800),("SC","14/10/2025","C0219","Roof leak allowance",-350)]),
("DENT01",[("SA","27/10/2025","BACS","Payment on Account",-1250)]),
("FLOW01",[("SI","24/06/2025","7602","Quarter rent Unit 7 bal",412.5),("SI","01/08/2025","7655","Service charge Q2 Unit 7",231.77),("SI","29/09/2025","7718","Quarter rent Unit 7 to 24/12/25",1525),("SA","06/10/2025","BACS","Payment on Account",-300)]),
("NAIL03",[("SI","01/05/2025","7548","Monthly rent Kiosk May",640),("SI","01/06/2025","7579","Monthly rent Kiosk Jun",640),("SI","01/07/2025","7631","Monthly rent Kiosk Jul",640),("SI","01/08/2025","7658","Monthly rent Kiosk Aug",640),("SI","01/09/2025","7690","Monthly rent Kiosk Sep",640),("SI","01/10/2025","7732","Monthly rent Kiosk Oct",640),("SI","01/11/2025","7760","Monthly rent Kiosk Nov",640),("SA","19/08/2025","CASH","Payment on Account",-500)]),
("OPTI01",[("SI","29/09/2025","7719","Quarter rent Unit 8 to 24/12/25",3410),("SI","29/09/2025","7720","Service charge Q3 Unit 8",496.05)]),
("PIZZ02",[("SI","25/03/2025","7511","Quarter rent Unit 11 bal",1866.67),("SI","24/06/2025","7606","Quarter rent Unit 11 to 28/09/25",5900),("SI","01/08/2025","7656","Service charge Q2 Unit 11",884.2),("SI","29/09/2025","7722","Quarter rent Unit 11 to 24/12/25",5900),("SI","29/09/2025","7723","Service charge Q3 Unit 11",884.2),("SC","03/10/2025","C0217","Grease trap repair contra",-412),("SI","08/10/2025","7741","Interest on arrears cl. 3.14",118.36)]),
("STUD09",[("SI","01/09/2025","7688","38 nominated rooms Sept wks 1-4",24016),("SI","29/09/2025","7725","38 nominated rooms Oct wks 5-8",24016),("SI","27/10/2025","7752","38 nominated rooms wks 9-12",24016),("SC","20/10/2025","C0221","Room 4B.07 early release",-632),("SI","24/11/2025","7766","38 nominated rooms wks 13-16",24016)]),
("VAPE01",[("SI","29/09/2025","7724","Half quarter rent Unit 12",2250),("SA","30/09/2025","CARD","Payment on Account",-2250.0+750)])]
K=["total","other:Future","current","other:Period 1","other:Period 2","other:Period 3","other:Older"]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',9);s.set_xy(10,8);s.cell(60,5,'Date:  07/11/2025');s.set_font('Times','B',13);s.cell(157,5,'Quayside Lettings & Student Homes Ltd',align='C');s.set_font('Times','B',9);s.cell(60,5,f'Page:  {s.page_no()}',align='R')
        s.set_xy(10,13);s.cell(60,5,'Time:  11:24:50');s.set_font('Times','B',11);s.cell(157,5,'Aged Debtors Analysis (Detailed)',align='C')
        s.set_font('Times','',8.5);s.set_xy(10,21)
        s.cell(90,4,'Date From:        01/01/1980');s.cell(90,4,'Customer From:  ');s.ln(4);s.cell(90,4,'Date To:            30/11/2025');s.cell(90,4,'Customer To:     ZZZZZZZZ');s.ln(4)
        s.cell(90,4,'Include future transactions:   Yes');s.cell(90,4,'Report Date:   31/10/2025');s.ln(4);s.cell(90,4,'Exclude later payments:   No');s.ln(7)
        s.set_font('Times','BI',8.5);s.cell(90,4,'** NOTE: All report values are shown in Base Currency, unless otherwise indicated **');s.ln(6)
        s.set_font('Times','B',8.5)
        for t,w,a in COL: s.cell(w,5,t,align=a)
        s.ln(5);s.line(10,s.get_y(),287,s.get_y());s.ln(2)
COL=[("No","12","L"),("Type",12,"L"),("Date",20,"L"),("Ref",16,"L"),("Details",62,"L"),("Balance",23,"R"),("Future",22,"R"),("Current",22,"R"),("Period 1",22,"R"),("Period 2",22,"R"),("Period 3",22,"R"),("Older",22,"R")]
COL=[(a,int(b),c) for a,b,c in COL]
p=P('L','mm','A4');p.set_auto_page_break(True,14);p.add_page();rows=[];tot=[];G=[0]*7;no=4108;nl={}
info={a[0]:a for a in A}
allx=sorted([(dt.datetime.strptime(l[1],"%d/%m/%Y"),a,i) for a,L in X for i,l in enumerate(L)])
for d,a,i in allx: no+=R.randint(3,31);nl[a,i]=no
for a,L in X:
    I=info[a]
    if p.get_y()>165: p.add_page()
    p.set_font('Times','B',8.5);p.cell(14,5,'A/C:');p.cell(26,5,a);p.cell(14,5,'Name:');p.cell(80,5,I[1]);p.cell(18,5,'Contact:');p.cell(45,5,I[2]);p.cell(10,5,'Tel:');p.cell(40,5,I[3]);p.ln(5.5)
    S=[0]*7;p.set_font('Times','',8.5)
    for i,l in enumerate(L):
        am=int(round(l[4]*100));d=dt.datetime.strptime(l[1],"%d/%m/%Y").date();age=(AS-d).days
        b=[0]*6;b[0 if age<0 else 1 if age<30 else 2 if age<60 else 3 if age<90 else 4 if age<120 else 5]=am
        v=[am]+b
        for (t,w,al),s in zip(COL,[str(nl[a,i]),l[0],l[1],l[2],l[3]]+[f(x) for x in v]): p.cell(w,4.6,s,align=al)
        p.ln(4.6);S=[x+y for x,y in zip(S,v)]
        rows.append({"resident":a,"name":I[1],"date":dt.date.isoformat(d),"charge":l[3],"invoice":l[2],**{k:m(x) for k,x in zip(K,v)}})
    p.line(132,p.get_y()+.6,287,p.get_y()+.6);p.ln(1.2);p.set_font('Times','B',8.5);p.cell(90,5,'');p.cell(32,5,'Totals:',align='R')
    for w,x in zip([23]+[22]*6,S): p.cell(w,5,f(x),align='R')
    p.ln(5);p.set_font('Times','',8);p.cell(40,4.5,'Turnover:',align='L');p.cell(30,4.5,f(I[5]*10));p.ln(4.5);p.cell(40,4.5,'Credit Limit £:');p.cell(30,4.5,f(I[4]*100));p.ln(8)
    tot.append({"label":"Totals:",**{k:m(x) for k,x in zip(K,S)}});G=[x+y for x,y in zip(G,S)]
if p.get_y()>180:p.add_page()
p.line(132,p.get_y(),287,p.get_y());p.ln(1);p.set_font('Times','B',9);p.cell(90,5,'');p.cell(32,5,'Grand Totals:',align='R')
p.set_font('Times','B',8.5)
for w,x in zip([23]+[22]*6,G): p.cell(w,5,f(x),align='R')
tot.append({"label":"Grand Totals:",**{k:m(x) for k,x in zip(K,G)}})
p.set_creation_date(dt.datetime(2025,11,7));p.output(doc('aged_debtors_detailed_quayside.pdf'))
save('aged_debtors_detailed_quayside.pdf','AR','Sage 50 detailed aged debtors, account heading with transactions below, payments on account',True,K,rows,tot)
print(G,len(rows))
