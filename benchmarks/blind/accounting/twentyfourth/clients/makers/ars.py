from common import *
import datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib import colors
import xlsxwriter

def ar1():
    R=random.Random(2411); fn='aged_debtors_detail_300625.pdf'; AS=dt.date(2025,6,30)
    P=[("0077 Glasheen Cross Shopping Parade, Cork",[("COS01","Costigan Pharmacy Ltd","Unit 1"),("BEA02","Bealtaine Books","Unit 2"),("FRY01","Frying Tonight (Douglas) Ltd","Unit 3A"),("HAI04","Hair by Sorcha","Unit 3B"),("MUL02","Mulvihill Family Butchers Ltd","Units 4-5"),("TAN01","Tandoor Nights Ltd","Unit 6")]),
       ("0081 Mill Road Retail Terrace, Midleton",[("AIS01","Aisling Credit Union Ltd","No. 12"),("DUN03","Dunlea Dry Cleaners","No. 14"),("PAW01","Paws & Claws Pet Store","No. 16"),("QUI02","Quill Stationers Ltd (in receivership)","No. 18"),("VAP01","Vapour Lane Ltd","Kiosk")])]
    K=["current","b0_30","b31_60","b61_90","b90","total"]
    N=[("Not Due",0),("0-30",0),("31-60",0),("61-90",0),("Over 90",0),("Balance",0)]
    CH=["Rent","Service Charge","Insurance Recharge","Marketing Levy","Rates Recharge","Interest on Arrears"]
    cv=canvas.Canvas(doc(fn),pagesize=landscape(A4),invariant=1);st={'y':0,'pg':0}
    CX=[36,92,154]; RX=[375,452,529,606,683,800]
    fm=lambda v:"" if v==0 else (c2(-v)+"-" if v<0 else c2(v))
    def head():
        if st['pg']: cv.showPage()
        st['pg']+=1;cv.setFont('Courier-Bold',9)
        cv.drawString(36,565,"TRAMPS  AGED DEBTORS - DETAIL BY DEMAND");cv.drawRightString(806,565,f"PAGE {st['pg']:>3}")
        cv.setFont('Courier',8);cv.drawString(36,553,"AGENT: SLANEY & COURTNEY, 8 SOUTH MALL   CLIENT: GLASHEEN HOLDINGS DAC");cv.drawRightString(806,553,"AGED BY DUE DATE AT 30/06/2025  EUR")
        cv.drawString(36,546,"-"*160);cv.setFont('Courier-Bold',8)
        for x,t in zip(CX,["DUE DATE","DEMAND","CHARGE"]): cv.drawString(x,536,t)
        for x,t in zip(RX,["NOT DUE","0-30 DAYS","31-60 DAYS","61-90 DAYS","OVER 90","BALANCE"]): cv.drawRightString(x,536,t)
        cv.setFont('Courier',8);cv.drawString(36,529,"-"*160);st['y']=518
    def put(txt,vals=None,b=False,need=1):
        if st['y']<40+11*(need-1): head()
        cv.setFont('Courier-Bold' if b else 'Courier',8)
        for x,t in txt: cv.drawString(x,st['y'],t)
        if vals:
            for x,v in zip(RX,vals): cv.drawRightString(x,st['y'],fm(v))
        st['y']-=11
    head();TR=[];TT=[];G=[0]*6;no=61240;rec={}
    for pr,ten in P:
        put([(36,"PROPERTY  "+pr)],b=True,need=5);PT=[0]*6
        for code,name,unit in ten:
            st['y']-=4;put([(36,code),(92,name),(375,unit)],b=True,need=4);S=[0]*6
            lines=[]
            n=R.randint(2,7) if code!="QUI02" else 8
            for _ in range(n):
                b=R.choice([0,1,1,2,3,4]) if code!="QUI02" else 4
                age={0:-R.randint(1,25),1:R.randint(0,30),2:R.randint(31,60),3:R.randint(61,90),4:R.randint(91,400)}[b]
                ch=R.choice(CH[:2]*2+CH); amt={"Rent":(180000,980000),"Service Charge":(42000,260000)}.get(ch,(3500,61000))
                lines.append([age,ch,R.randint(*amt),b])
            lines.sort(key=lambda l:-l[0])
            if code in("BEA02","MUL02","PAW01"): lines.append([R.randint(2,28),"Unallocated Cash",-R.randint(20000,150000),1])
            if code=="TAN01": lines.append([R.randint(40,55),"On Account",-125000,2])
            for age,ch,am,b in lines:
                no+=R.randint(3,41);v=[0]*6;v[b]=am;v[5]=am;d=(AS-dt.timedelta(age)).strftime("%d/%m/%Y")
                inv=(f"R{no-30000}" if am<0 else f"D{no}");star=" *" if (code=="FRY01" and ch=="Service Charge") else ""
                put([(36,d),(92,inv),(154,ch+star)],v)
                TR.append({"property":pr,"unit":unit,"resident":code,"name":name,"date":d,"invoice":inv,"charge":ch+star,**{k:p(x) for k,x in zip(K,v) if x}})
                S=[a+b2 for a,b2 in zip(S,v)];rec[ch]=rec.get(ch,0)+am
            lab=f"TOTAL {code}";put([(154,lab)],S,b=True);TT.append({"label":lab,**{k:p(x) for k,x in zip(K,S) if x}})
            PT=[a+b2 for a,b2 in zip(PT,S)]
        st['y']-=5;lab="PROPERTY TOTAL "+pr[:4];put([(36,lab)],PT,b=True);TT.append({"label":lab,**{k:p(x) for k,x in zip(K,PT) if x}});G=[a+b2 for a,b2 in zip(G,PT)];st['y']-=8
    put([(36,"="*160)]);put([(36,"CLIENT TOTAL")],G,b=True);TT.append({"label":"CLIENT TOTAL",**{k:p(x) for k,x in zip(K,G) if x}});assert sum(G[:5])==G[5]
    if st['y']<150: head()
    st['y']-=14;put([(154,"ANALYSIS BY CHARGE TYPE")],b=True)
    for k,v in rec.items():
        cv.setFont('Courier',8);cv.drawString(154,st['y'],k);cv.drawRightString(375,st['y'],fm(v));st['y']-=11
    put([(36,"* Disputed - apportionment query with Frying Tonight's solicitors.  Credits carry a trailing minus.")])
    cv.save()
    save(fn,"AR",K,TR,TT,None,"RETAIL","client accountant, Cork","TRAMPS style monospace PDF, tenant heading with demand lines, tenant/property/client totals","trailing minus, tenant context in heading, negative cash lines, charge recap on last page")
    print('ar1',len(TR))

def ar2():
    R=random.Random(2412); fn='Wairau Estates arrears Mar25.xlsx'
    E=[("WAIRAU PARK INDUSTRIAL ESTATE",[("A1","Boltmaster Fixings Ltd","WPK-001"),("A2","Kauri Joinery (2009) Ltd","WPK-002"),("A3/A4","Southern Cold Chain Logistics Ltd","WPK-003"),("B1","Tui Signs & Graphics","WPK-006"),("B2","Harbour Marine Upholstery","WPK-007"),("B3","Nikau Print Group Ltd","WPK-008"),("C1","Crest Automotive Spares Ltd","WPK-011"),("C2","Pipi Foods Ltd","WPK-012"),("Yard","Dray Container Hire","WPK-015")]),
      ("TOTARA ROAD TRADE UNITS",[("1","Paint Depot Albany","TOT-01"),("2","Flatpack Rescue Ltd","TOT-02"),("3","Mānuka Tile & Stone","TOT-03"),("4 & 5","Redline Gym Holdings Ltd","TOT-04"),("6","Sparkwise Electrical","TOT-06"),("7","Bayview Self Store Ltd","TOT-07")]),
      ("HENLEY DRIVE",[("Whse 1","Ferrous Recyclers Ltd","HEN-A"),("Whse 2","Orbit Freight Solutions NZ Ltd","HEN-B"),("Whse 3 (pt)","Tasman Beverage Distributors","HEN-C"),("Office","J & R Quantity Surveyors","HEN-D")])]
    g="ARREARS BY MONTH OF INVOICE "
    K=["deposit","other:"+g+"Dec-24 and earlier","m2","m1","m0","total","prepaid","other:Net of on-account credits","other:of which disputed"]
    wb=xlsxwriter.Workbook(doc(fn));cov=wb.add_worksheet("Read me");ws=wb.add_worksheet("Arrears")
    F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
    cov.set_column(0,0,90)
    for i,t in enumerate(["Monthly arrears report to client - March 2025","Client: Wairau Estates Nominees Ltd","Figures include GST. Months are the month the invoice was raised. Deposits are held in the agent's trust account and are not set off.","Chaser letters issued 28 March; see comments."]): cov.write(i,0,t,F(bold=(i==0)))
    NF='#,##0.00;[Red](#,##0.00)';n=F(num_format=NF);nr=F(align='right');t=F();tb=F(bold=1,bg_color='#E2EFDA',top=1);nb=F(bold=1,bg_color='#E2EFDA',top=1,num_format=NF);gt=F(bold=1,top=1,bottom=6,num_format=NF);hd=F(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#C6D9F0')
    ws.merge_range(0,0,0,13,"Wairau Estates - tenant arrears as at 31 March 2025 (NZ$)",F(bold=1,font_size=13))
    cols=["Tenant","Unit","Ledger ID","A/c","Bond /\nrent deposit\nheld",None,None,None,None,"Total\narrears","On account\n(unallocated)","Net of\non-account\ncredits","of which\ndisputed","Comments"]
    for i,x in enumerate(cols):
        if x: ws.merge_range(2,i,3,i,x,hd)
    ws.merge_range(2,5,2,8,"ARREARS BY MONTH OF INVOICE",hd)
    for i,x in enumerate(["Dec-24 and earlier","Jan-25","Feb-25","Mar-25"]): ws.write(3,5+i,x,hd)
    ws.set_row(2,28);ws.set_row(3,28);ws.set_column(0,0,34);ws.set_column(1,1,11);ws.set_column(2,2,12,None,{'hidden':1});ws.set_column(3,3,10);ws.set_column(4,12,13);ws.set_column(13,13,40)
    r=4;TR=[];TT=[];G=[0]*9;lid=300871
    CM={"WPK-003":"Payment plan - 4 x $6k","TOT-04":"Rent review outcome disputed","HEN-A":"Default notice served 21/3","WPK-012":"Paid 2 April"}
    for es,ten in E:
        ws.merge_range(r,0,r,13,es,F(bold=1,italic=1));r+=1;S=[0]*9;st=r
        for unit,name,ac in ten:
            base=R.randint(210000,1450000);v=[0]*9
            v[0]=R.choice([0,base*2//100*100,base*3//100*100,500000])
            v[4]=base if R.random()<.75 else 0
            v[3]=(base if R.random()<.5 else R.randint(5000,base)) if R.random()<.5 else 0
            v[2]=R.randint(3000,base) if R.random()<.35 else 0
            v[1]=R.randint(10000,base*2) if ac in("WPK-003","TOT-04","HEN-A","HEN-B") else 0
            if not any(v[1:5]): v[3]=R.randint(9000,70000)
            if ac=="WPK-007": v[2]=-18630
            v[5]=sum(v[1:5]);v[6]=-R.randint(5000,v[5]//2) if R.random()<.3 and v[5]>20000 else 0
            v[7]=v[5]+v[6]
            if ac in CM and ac!="WPK-012" : v[8]=v[1] if ac!="HEN-A" else 0
            ws.write(r,0,name,t);ws.write_string(r,1,unit,t);lid+=7;ws.write_string(r,2,f"L{lid}",t);ws.write(r,3,ac,t)
            for i,x in enumerate(v):
                if not x: continue
                if i==0 and es.startswith("TOT"): ws.write_string(r,4,c2(x),nr)
                else: ws.write(r,4+i,x/100,n)
            if ac in CM: ws.write(r,13,CM[ac],t)
            TR.append({"property":es,"unit":unit,"resident":ac,"name":name,**{k:p(x) for k,x in zip(K,v) if x}})
            S=[a+b for a,b in zip(S,v)];r+=1
        lab="Sub-total "+es.title();ws.write(r,0,lab,tb)
        for i in (1,2,3,13): ws.write_blank(r,i,None,tb)
        for i,x in enumerate(S):
            if i==0: ws.write(r,4,x/100,nb)
            else: ws.write_formula(r,4+i,f"=SUM({chr(69+i)}{st+1}:{chr(69+i)}{r})",nb,x/100)
        TT.append({"label":lab,**{k:p(x) for k,x in zip(K,S)}});G=[a+b for a,b in zip(G,S)];r+=2
    ws.write(r,0,"GRAND TOTAL - 3 ESTATES",F(bold=1,top=1,bottom=6))
    for i,x in enumerate(G): ws.write(r,4+i,x/100,gt)
    TT.append({"label":"GRAND TOTAL - 3 ESTATES",**{k:p(x) for k,x in zip(K,G)}})
    ws.write(r+2,0,"Ledger ID column hidden for client copy. Brackets = credit.",F(italic=1,font_size=8))
    ws.freeze_panes(4,1);ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
    save(fn,"AR",K,TR,TT,None,"INDUSTRIAL","assistant client accountant, Auckland","Excel, one line a tenant, months oldest first, merged two-row header, cover sheet","month columns oldest first, hidden column, deposits partly text, gross and net totals, cover sheet first")

def ar3():
    R=random.Random(2413); fn='lantern_court_rent_arrears.pdf'
    FN="Amara,Ben,Chiara,Dewi,Eilidh,Farid,Grace,Hamza,Isla,Jun,Kofi,Leila,Mateo,Niamh,Oskar,Priya,Quentin,Rosa,Sanjay,Tilda,Umar,Vera,Wei,Yasmin,Zac".split(',')
    LN="Okonjo,Ashdown,Bellucci,Prydderch,McCaig,Rahmani,Tolland,Siddiq,Fenwick,Takeda,Mensah,Haddad,Ruiz,Geraghty,Lindqvist,Nambiar,Delorme,Campos,Bhatt,Norgate,Iqbal,Petrov,Zhang,Demir,Whitlock".split(',')
    K=["total","other:OVERDUE Total","other:OVERDUE 1-14 days","other:OVERDUE 15-28 days","other:OVERDUE 29-56 days","other:OVERDUE 57 days +","current"]
    H=[["Room","Student","Ref.","Status","Balance\nowed","OVERDUE","","","","","Not yet\ndue"],["","","","","","Total","1-14 days","15-28 days","29-56 days","57 days +",""]]
    f=lambda v:"-" if v==0 else (f"(£{c2(-v)})" if v<0 else f"£{c2(v)}")
    data=list(H);sty=[('SPAN',(5,0),(9,0)),('ALIGN',(5,0),(9,0),'CENTER'),('ALIGN',(4,1),(-1,-1),'RIGHT'),('ALIGN',(4,0),(4,0),'RIGHT'),('ALIGN',(10,0),(10,0),'RIGHT'),('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),
      ('BACKGROUND',(0,0),(-1,1),colors.HexColor('#4b2e63')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('LINEBELOW',(5,0),(9,0),.5,colors.white),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,1),'BOTTOM')]
    for c in(0,1,2,3,4,10): sty.append(('SPAN',(c,0),(c,1)))
    TR=[];TT=[];G=[0]*7;used=set();drop=None;stripe=0
    for bl,n in(("Block A - Beacon",11),("Block B - Candle",14),("Block C - Ember",13),("Block D - Studios",7)):
        i=len(data);sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e8e0ef'))];data.append([bl]+[""]*10);S=[0]*7
        rooms=sorted(R.sample(range(101,165),n))
        for j,rm in enumerate(rooms):
            while 1:
                nm=R.choice(LN)+", "+R.choice(FN)
                if nm not in used: used.add(nm);break
            wk=R.choice([15900,16800,17450,19900]) if bl[6]!='D' else R.choice([23500,24900])
            inst=wk*R.choice([4,13]);a=[0,0,0,0];k=R.choice([0,0,1,2,3,3]);a[k]=R.choice([inst,R.randint(4500,inst)])
            if R.random()<.3: a[R.randint(0,3)]+=R.randint(2500,40000)
            nd=inst if R.random()<.4 else 0
            if bl[6]=='B' and j==5: a=[-20000,0,0,0];nd=inst
            od=sum(a);v=[od+nd,od]+a+[nd];S=[x+y for x,y in zip(S,v)]
            stt=R.choice(["In residence"]*4+["Left","Notice given"]);ref=f"LC{R.randint(20110,24990)}";room=f"{bl[6]}{rm}"
            if bl[6]=='C' and j==7: drop=(room,nm,v);continue
            data.append([room,nm,ref,stt]+[f(x) for x in v])
            if stripe%2: sty.append(('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#f7f5f9')))
            stripe+=1
            TR.append({"property":bl,"unit":room,"name":nm,"resident":ref,"status":stt,**{k2:p(x) for k2,x in zip(K,v)}})
        i=len(data);lab="Total "+bl[:7];sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7),('LINEABOVE',(4,i),(-1,i),.6,colors.black),('SPAN',(0,i),(3,i))]
        data.append([lab,"","",""]+[f(x) for x in S]);TT.append({"label":lab,**{k2:p(x) for k2,x in zip(K,S)}});G=[x+y for x,y in zip(G,S)]
    i=len(data);sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.2),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('SPAN',(0,i),(3,i))]
    data.append(["Total Lantern Court","","",""]+[f(x) for x in G]);TT.append({"label":"Total Lantern Court",**{k2:p(x) for k2,x in zip(K,G)}})
    from reportlab.lib.styles import ParagraphStyle as PS
    def pg(cv,d):
        cv.setFont('Helvetica',7);cv.drawString(34,24,"Foxgrove Student Living - data protection: contains personal data");cv.drawRightString(561,24,f"{cv.getPageNumber()}")
    D=SimpleDocTemplate(doc(fn),pagesize=A4,leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=40,invariant=1)
    D.build([Paragraph("Lantern Court, Sheffield",PS('a',fontName='Helvetica-Bold',fontSize=15,leading=19)),Paragraph("Student rent arrears by room at 9 May 2025. Overdue is counted from the instalment date; instalments falling due within the next 30 days are shown as not yet due. Amounts in brackets are in the student's favour. A dash is nil.",PS('b',fontName='Helvetica',fontSize=8,leading=10,spaceAfter=8)),
      Table(data,colWidths=[30,82,42,52,54,54,46,46,46,46,46],repeatRows=2,style=sty)],onFirstPage=pg,onLaterPages=pg)
    pl={"what":f"Row of {drop[0]} {drop[1]} (balance {c2(drop[2][0])}) is dropped from the print; Total Block C and Total Lantern Court still include it","kind":"row_dropped"}
    save(fn,"AR",K,TR,TT,pl,"STUDENT_HOUSING","student lettings accounts, Sheffield","PDF portrait, coloured two-row grouped header, total first, blocks","planted dropped row; unusual day bands; total before ages; dashes for nil; balance vs overdue")
    print('ar3',len(TR),drop)
