from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from fpdf import FPDF
import xlsxwriter, datetime

def ar1():
    R=random.Random(2811)
    areas=[("Lornegate and Harbour",["Lornegate Court","Harbour Row","Net Loft Wynd"]),("Inverquoich",["Mill Brae","Station Crescent"])]
    nm=["Mrs I Drummond","Mr C Pettigrew","Ms A Wojcik","Mr & Mrs T Gilfillan","Miss R Abernethy","Mr D McSorley","Ms F Okonjo","Mr J Tulloch","Mrs E Carnegie","Mr S Bhandari","Ms K Lumsden","Mr P Rattray","Miss L Haldane","Mr O Strachan","Mrs M Fairgrieve","Mr G Inkster","Ms N Cairncross"]
    stt=["Current tenant","Current tenant","Current tenant - DWP direct","Former tenant","Notice served"]
    grp="ARREARS BY AGE (WEEKS)"
    names=[f"other:{grp} {h}" for h in ("0-4","5-8","9-13","14+")]+["total","prepaid","other:Net balance"]
    k=0; data=[]
    for a,streets in areas:
        for _ in range(9 if k==0 else 8):
            st=R.choice(stt); former=st=="Former tenant"
            ch=["Rent"]+R.sample(["Service charge","Heating","Garage"],R.choice([0,1,1,2]))
            if former: ch=["Rent",R.choice(["Rechargeable repair","Court expenses","Clearance of house"])]
            if st=="Notice served": ch.append("Court expenses")
            lines=[]
            for x in ch:
                w={"Rent":R.randint(7800,11900),"Service charge":R.randint(900,2100),"Heating":R.randint(1100,1900),"Garage":R.randint(1050,1450)}.get(x)
                b=[0,0,0,0]
                if w is None: b[R.choice([1,2,3])]=R.randint(4500,41000)
                elif former: b[2]=w*R.randint(0,2)+R.randint(0,w); b[3]=R.randint(2,9)*w+R.randint(0,999)
                else:
                    depth=R.choice([1,1,2,3,4])
                    for q in range(depth): b[q]=w*R.choice([4,3,2])-R.choice([0,0,R.randint(100,w)])
                cr=-R.randint(1000,9000) if (x=="Rent" and R.random()<.3) else 0
                lines.append((x,b,cr))
            note=None
            if R.random()<.4: note=R.choice(["Repayment arrangement £%.2f a week from 03/06/2024, kept.","Arrangement £%.2f a fortnight, two instalments missed.","Universal Credit managed payment requested; £%.2f a week offered."])%(R.choice([5,7.5,10,15,20]))
            data.append((a,f"00{41200+k*37+R.randint(1,30)}",nm[k],f"{R.randint(1,60)}{R.choice(['','/1','/2','A',''])} {R.choice(streets)}",st,lines,note)); k+=1
    name="lornegate_rent_arrears_wk26"; rows=[];totals=[]
    P=lambda t,**q: Paragraph(t,ParagraphStyle('x',fontName=q.pop('fn','Helvetica'),fontSize=q.pop('fs',8),leading=10,**q))
    H1=["Charge","Charged to",grp,"","","","Gross arrears","Credit held","Net balance"]; H2=["","","0-4","5-8","9-13","14+","","",""]
    tab=[H1,H2]; sty=[('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(5,0)),('SPAN',(6,0),(6,1)),('SPAN',(7,0),(7,1)),('SPAN',(8,0),(8,1)),
      ('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2D4A3E')),('TEXTCOLOR',(0,0),(-1,1),colors.white),
      ('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(5,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
    pr=lambda v,cr,tot=False: [(f2(x) if x or tot else "") for x in v]+[f2(sum(v)),(par(cr) if cr or tot else ""),par(sum(v)+cr)]
    G=[0]*5; bych={}
    def add(cells,*s):
        i=len(tab); tab.append(cells)
        for q in s: sty.append((q[0],(q[1],i),(q[2],i),*q[3:]))
    for a,_ in areas:
        add([f"AREA: {a.upper()}"]+[""]*8,('FONT',0,-1,'Helvetica-Bold',9),('BACKGROUND',0,-1,colors.HexColor('#CFE0D8')),('SPAN',0,-1)); A=[0]*5
        for (_,acc,n,ad,st,lines,note) in [d for d in data if d[0]==a]:
            add([f"Rent account {acc}   {n}   {ad}   [{st}]"]+[""]*8,('FONT',0,-1,'Helvetica-Bold',8),('SPAN',0,-1),('LINEABOVE',0,-1,.4,colors.grey),('TOPPADDING',0,-1,4)); T=[0]*5
            for ch,b,cr in lines:
                dt="30/09/2024" if "Former" not in st else "-"
                add(["   "+ch,"" if dt=="-" else dt]+pr(b,cr))
                row={"property":a.upper(),"unit":ad,"resident":acc,"name":n,"status":st,"charge":ch}
                if dt!="-": row["date"]=dt
                for nmn,x in zip(names[:4],b):
                    if x: row[nmn]=c(x)
                row["total"]=c(sum(b)); 
                if cr: row["prepaid"]=c(cr)
                row[names[6]]=c(sum(b)+cr); rows.append(row)
                for i,x in enumerate(b+[cr]): T[i]+=x;A[i]+=x;G[i]+=x
                bych[ch]=bych.get(ch,0)+sum(b)
            add([f"Account {acc} total",""]+pr(T[:4],T[4],1),('FONT',0,-1,'Helvetica-Oblique',8),('LINEABOVE',2,-1,.4,colors.black))
            totals.append({"label":f"Account {acc} total",**dict(zip(names,map(c,T[:4]+[sum(T[:4]),T[4],sum(T)])))})
            if note: add([f"      Note: {note}"]+[""]*8,('SPAN',0,-1),('FONT',0,-1,'Helvetica-Oblique',7),('TEXTCOLOR',0,-1,colors.HexColor('#555555')))
        add([f"{a} area total",""]+pr(A[:4],A[4],1),('FONT',0,-1,'Helvetica-Bold',8),('LINEABOVE',0,-1,.8,colors.black),('BOTTOMPADDING',0,-1,6))
        totals.append({"label":f"{a} area total",**dict(zip(names,map(c,A[:4]+[sum(A[:4]),A[4],sum(A)])))})
    add(["All areas",""]+pr(G[:4],G[4],1),('FONT',0,-1,'Helvetica-Bold',9),('LINEABOVE',0,-1,1,colors.black),('LINEBELOW',0,-1,1,colors.black))
    totals.append({"label":"All areas",**dict(zip(names,map(c,G[:4]+[sum(G[:4]),G[4],sum(G)])))})
    def foot(cv,d):
        cv.setFont('Helvetica',7); cv.drawString(40,22,"Lornegate Homes - confidential: contains tenants' personal data"); cv.drawRightString(landscape(A4)[0]-40,22,f"{d.page}")
    doc=SimpleDocTemplate(DOC+name+'.pdf',pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=38,invariant=1)
    t=Table(tab,colWidths=[150,72,74,74,74,74,82,76,82],repeatRows=2); t.setStyle(TableStyle(sty))
    rec=Table([["Recap by charge","Gross arrears £"]]+[[q,f2(v)] for q,v in sorted(bych.items())]+[["",f2(sum(bych.values()))]],colWidths=[150,90],hAlign='LEFT')
    rec.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('LINEABOVE',(0,-1),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    doc.build([P("<b>Lornegate Homes</b>",fs=13,spaceAfter=7),P("Rent arrears by account and charge - week 26, position at Monday 30 September 2024 (£)",fs=10,spaceAfter=4),
      P("For the Arrears Panel of 8 October. Charges are aged from the Monday they fell due. Credits held are housing benefit and DWP money not yet matched; they are in brackets and are not taken from the ages.",spaceAfter=8),t,Spacer(1,12),KeepTogether([rec])],onFirstPage=foot,onLaterPages=foot)
    save(name,'.pdf',"AR",names,rows,totals,"MULTIFAMILY","Arrears officer, Lornegate Homes (rent system report)","blocks by rent account with charge lines and account totals, ages in weeks, area totals, recap","ages in weeks under a group title; charge lines below tenant heading; credits outside the ages; net balance column; notes between blocks; recap")

def ar2():
    R=random.Random(2812)
    sites=[("Wattle Flat Industrial Estate",[("BRODIE01","Brodie & Sons Fabrication Pty Ltd","Unit 3"),("KESTRL","Kestrel Refrigeration","Units 5-6"),("MALLEE","Mallee Tyre Co-op","Unit 9"),("PINNAC","Pinnacle Pool Supplies Pty Ltd","Unit 12"),("TRUENO","True North Joinery","Unit 14")]),
      ("Commercial Street shops",[("BEANST","Beanstalk Espresso","Shop 1/44"),("COOLAM","Coolamine Pharmacy Pty Ltd","Shop 2/44"),("HARGR","Hargreave Newsagency (A & J Hargreave)","Shop 46"),("NOODLE","Golden Billabong Noodle House","Shop 50"),("STITCH","Stitch In Time Alterations","Kiosk A")]),
      ("Council garages and depots",[("GARAGE07","L. Papadimos","Garage 7"),("GARAGE11","W. Entwhistle","Garage 11"),("GARAGE19","Lions Club of Coolamine","Garage 19"),("RFSDEP","Riverina Farm Spares","Depot yard B")])]
    names=["total","b0_30","b31_60","b61_90","b90","other:GST incl. in total due","deposit"]
    name="Coolamine_Council_Receivables_May25"; rows=[];totals=[]
    wb=xlsxwriter.Workbook(DOC+name+'.xlsx'); wb.set_properties({'created':datetime.datetime(2025,6,3)}); ws=wb.add_worksheet("Aged detail")
    F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    ws.merge_range(0,0,0,13,"COOLAMINE SHIRE COUNCIL",F(bold=1,font_size=14,align='center')); ws.merge_range(1,0,1,13,"Aged Receivables [Detail] - property leases only",F(align='center',bold=1)); ws.merge_range(2,0,2,13,"As of 31/05/2025   (ABN withheld)   amounts in A$",F(align='center',italic=1))
    h=F(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,bg_color='#F2F2F2'); hd=["Lessee","Card ID","Premises","ID No.","Date","Description","Total Due"]
    for j,x in enumerate(hd): ws.merge_range(4,j,5,j,x,h)
    ws.merge_range(4,7,4,10,"DAYS SINCE INVOICE",h)
    for j,x in enumerate(["0 - 30","31 - 60","61 - 90","90+"]): ws.write(5,7+j,x,h)
    ws.merge_range(4,11,5,11,"GST incl. in total due",h); ws.merge_range(4,12,5,12,"Last year balance",h); ws.merge_range(4,13,5,13,"Bond held",h)
    ws.set_column(12,12,12,None,{'hidden':True})
    for j,w in enumerate([30,11,13,11,11,22,13,12,12,12,12,12,12,12]):
        if j!=12: ws.set_column(j,j,w)
    n2=F(num_format='#,##0.00;-#,##0.00'); tb=F(num_format='$#,##0.00;-$#,##0.00',bold=1,top=1); dt=F(num_format='dd/mm/yyyy',align='center'); tx=F(); mg=F(valign='vcenter',text_wrap=1,border=1); rt=F(align='right')
    asof=datetime.date(2025,5,31); inv=80211; r=6; G=[0]*7
    for si,(site,ten) in enumerate(sites):
        ws.write(r,0,site,F(bold=1,font_color='#7F3F00',font_size=11)); r+=1; A=[0]*7
        for cid,nm,pr in ten:
            n=R.choice([1,2,2,3,3,4]); base={0:R.randint(180000,560000),1:R.randint(140000,390000),2:R.randint(9000,21000)}[si]
            if cid=="RFSDEP": base=96250
            base=base//11*11
            ages=sorted(R.sample([4,18,27,41,55,66,82,95,123,170],n),reverse=True); lines=[]
            for a in ages:
                inv+=R.randint(3,60); d=asof-datetime.timedelta(days=a); amt=base; ds=d.strftime("Rent %b %Y")
                q=R.random()
                if q<.18: amt=R.randint(300,4000)*11; ds=R.choice(["Outgoings recovery","Water usage","Waste levy recharge"])
                elif q<.3: amt=-R.randint(200,3000)*11; ds="Credit note - rent relief"
                lines.append((f"{inv:08d}",d,ds,amt,a))
            bond=base*R.choice([1,2,3]) if si<2 and R.random()<.8 else (5000 if si==2 and cid.startswith("GAR") else 0)
            k=len(lines)
            for j,v in ((0,nm),(1,cid),(2,pr)):
                if k>1: ws.merge_range(r,j,r+k-1,j,v,mg)
                else: ws.write(r,j,v,mg)
            for q,(no,d,ds,amt,a) in enumerate(lines):
                ws.write_string(r,3,no,tx); ws.write_datetime(r,4,datetime.datetime(d.year,d.month,d.day),dt); ws.write(r,5,ds,tx)
                bi=0 if a<=30 else 1 if a<=60 else 2 if a<=90 else 3; gst=amt//11
                row={"property":site,"unit":pr,"resident":cid,"name":nm,"charge":ds,"invoice":no,"date":d.strftime("%d/%m/%Y"),"total":c(amt),names[1+bi]:c(amt),names[5]:c(gst)}
                w=(lambda rr,cc,x: ws.write_string(rr,cc,("-" if x<0 else "")+f2(x),rt)) if si==1 else (lambda rr,cc,x: ws.write_number(rr,cc,x/100,n2))
                w(r,6,amt); w(r,7+bi,amt); w(r,11,gst); ws.write_number(r,12,R.randint(0,99999)/100,n2)
                vec=[amt,0,0,0,0,gst,0]; vec[1+bi]=amt
                if q==0 and bond: w(r,13,bond); row["deposit"]=c(bond); vec[6]=bond
                for i in range(7): A[i]+=vec[i];G[i]+=vec[i]
                rows.append(row); r+=1
        ws.write(r,0,f"Total: {site}",F(bold=1,top=1))
        for j in range(1,6): ws.write_blank(r,j,None,F(top=1))
        for j,v in zip([6,7,8,9,10,11,13],A): ws.write_number(r,j,v/100,tb)
        totals.append({"label":f"Total: {site}",**dict(zip(names,map(c,A)))}); r+=2
    ws.write(r,0,"Grand Total:",F(bold=1,top=1,bottom=6))
    for j in range(1,6): ws.write_blank(r,j,None,F(top=1,bottom=6))
    gt=F(num_format='$#,##0.00;-$#,##0.00',bold=1,top=1,bottom=6)
    for j,v in zip([6,7,8,9,10,11,13],G): ws.write_number(r,j,v/100,gt)
    totals.append({"label":"Grand Total:",**dict(zip(names,map(c,G)))}); r+=1
    ws.write(r,0,"Ageing Percent:",F(italic=1)); 
    for j,v in zip([7,8,9,10],G[1:5]): ws.write_number(r,j,v/G[0],F(num_format='0.0%',italic=1))
    ws.write(r+2,0,"Bonds are held in trust and are shown once, on the first line of each lessee. They are not deducted from what is owed.",F(italic=1,font_size=9))
    ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(9); wb.close()
    save(name,'.xlsx',"AR",names,rows,totals,"MIXED_USE","Property accountant, Coolamine Shire Council (MYOB)","MYOB-like detail by invoice, lessee cells merged over lines, total before ages, sites with totals","merged lessee cells; numbers as text in one section; hidden column with a header; credit notes in the ages; total first; percent line under the grand total")

def ar3():
    R=random.Random(2813)
    fn="Aoife Cian Saoirse Oisin Niamh Tadhg Chidera Mateusz Priya Lorcan Sadhbh Femi Roisin Eoghan Ines Darragh Caoimhe Yusuf Orla Fiachra Giulia Senan Maeve Kwame Bronagh Ruairi Anneke Diarmuid Leticia Conall Muireann Tariq Aisling Pavlo Deirdre Ronan Sinead Hugo Clodagh Bilal Eimear Manus".split()
    ln="Brosnahan Keaveney Mulvihill Okafor-Lynch Tansey Gallogly Zielonka Raghunathan Scahill Hanniffy Adebowale Prunty Coughlan-Ferreira Duignan Mac_Giolla Costigan Haddad Loughrey Ennis Bellandi Mangan Dromey Asante Kilbane Van_der_Meulen Feerick Torres_Quiroga Nestor Burgoyne Shevchuk".split()
    halls=[("Abbeylands House","AB",15),("Corrib Mills Village","CM",17),("The Maltings","MT",10)]
    names=["other:Earlier terms","m3","m2","m1","m0","current","total","prepaid","deposit","other:Plan per week"]
    data=[]; k=0
    for hl,pf,n in halls:
        rm=sorted(R.sample(range(101,460),n))
        for i in range(n):
            rent=R.choice([62500,68000,71500,74000]); st=R.choice(["In residence"]*4+["Left","Deferred"]); v=[0]*6
            d=R.choice([1,1,2,2,3,4,5])
            for q in range(d): v[4-q]=rent if R.random()<.5 else R.randint(4000,rent)
            if d==5: v[0]=R.randint(10000,180000)
            if st!="Left" and R.random()<.5: v[5]=rent
            if st=="Left": v[4]=0; v[0]+=R.randint(5000,90000)
            pre=0
            if R.random()<.18: pre=-R.randint(2000,30000)
            if i==4: v=[0]*6; pre=-rent
            dep=R.choice([30000,30000,45000]) if st!="Left" else 0
            plan=R.choice([2500,4000,5000,7500]) if sum(v)>150000 and R.random()<.6 else 0
            nm=f"{ln[(k*7)%len(ln)].replace('_',' ')}, {fn[k]}"; data.append((hl,f"{24100000+R.randint(1000,99999)}",nm,f"{pf}-{rm[i]}{R.choice('ABCD')}",st,v+[sum(v),pre,dep,plan])); k+=1
    name="corrib_residences_debtors_may25"; rows=[];totals=[]
    drop=[d for d in data if d[0]=="Corrib Mills Village"][9]
    assert drop[5][6]>0
    pdf=FPDF(orientation="L",format="A4"); pdf.set_auto_page_break(False); pdf.set_creation_date(datetime.datetime(2025,6,2))
    pdf.add_font("D","","/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"); pdf.add_font("D","B","/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
    W=[32,19,19,22,20,17,17,17,17,18,21,19,18,16]; L=10
    HD=["Student","Student\nno.","Room","Status","Earlier\nterms","Feb\n2025","Mar\n2025","Apr\n2025","May\n2025","Not yet\ndue","Total\nowed €","Paid in\nadvance","Deposit\nheld","Plan\nper week"]
    W=[w*277/sum(W) for w in W]
    def head(first=False):
        pdf.add_page(); pdf.set_font("D","B",11 if first else 8); pdf.set_xy(L,9); pdf.cell(0,6,"Corrib Residences CLG - student licence fee debtors at 31 May 2025"+("" if first else " (continued)"))
        y=16
        if first:
            pdf.set_font("D","",7.5); pdf.set_xy(L,16); pdf.multi_cell(200,3.8,"To: Head of Student Services. Each month column is the licence fee that fell due on the 1st of that month and is still open. \"Not yet due\" is the June instalment already billed. Money paid in advance is in brackets and has not been set against what is owed. Deposits are not deducted. A dash is nil."); y=30
        pdf.set_font("D","B",7); x=L
        for w,h in zip(W,HD):
            pdf.set_fill_color(225,225,240); pdf.rect(x,y,w,9,style="FD"); pdf.set_xy(x,y+.8 if "\n" in h else y+2.6); pdf.multi_cell(w,3.7,h,align="L" if x<L+sum(W[:4])-1 else "R"); x+=w
        pdf.set_font("D","",6); pdf.set_xy(L,200); pdf.cell(0,4,f"Corrib Residences CLG - page {pdf.page_no()}",align="C")
        st['y']=y+10
    st={}; head(True)
    def cells(v): return [("–" if x==0 else par(x)) for x in v]
    def put(tx,v,bold=False,fill=False):
        if st['y']>190: head()
        pdf.set_font("D","B" if bold else "",7); two=not bold and pdf.get_string_width(tx[0])>W[0]-2.2; hgt=8 if two else 5
        x=L
        if fill: pdf.set_fill_color(240,240,240); pdf.rect(L,st['y'],sum(W),hgt,style="F")
        if bold: pdf.set_xy(L,st['y']); pdf.cell(sum(W[:4]),hgt,tx[0]); x=L+sum(W[:4])
        else:
            for i,t in enumerate(tx):
                pdf.set_xy(x,st['y']+(.4 if two and i==0 else 0)); 
                if i==0 and two: pdf.multi_cell(W[0],3.6,t,align="L")
                else: pdf.cell(W[i],5,t)
                x+=W[i]
        for i,t in enumerate(v): pdf.set_xy(x,st['y']); pdf.cell(W[4+i],5,t,align="R"); x+=W[4+i]
        st['y']+=hgt; pdf.set_draw_color(200); pdf.line(L,st['y'],L+sum(W),st['y']); pdf.set_draw_color(0)
    G=[0]*10
    for hl,pf,n in halls:
        if st['y']>178: head()
        st['y']+=1; pdf.set_font("D","B",8); pdf.set_xy(L,st['y']); pdf.cell(0,5,hl); st['y']+=5.5
        A=[0]*10
        for d in [x for x in data if x[0]==hl]:
            for i in range(10): A[i]+=d[5][i];G[i]+=d[5][i]
            if d is drop: continue
            put([d[2],d[1],d[3],d[4]],cells(d[5])); rows.append({"property":hl,"unit":d[3],"resident":d[1],"name":d[2],"status":d[4],**dict(zip(names,map(c,d[5])))})
        put([f"Total {hl}"],cells(A),True,True); totals.append({"label":f"Total {hl}",**dict(zip(names,map(c,A)))})
    st['y']+=1; put(["TOTAL ALL RESIDENCES"],cells(G),True,True); totals.append({"label":"TOTAL ALL RESIDENCES",**dict(zip(names,map(c,G)))})
    pdf.output(DOC+name+'.pdf')
    save(name,'.pdf',"AR",names,rows,totals,"STUDENT_HOUSING","Residences accountant, Corrib Residences CLG (Excel/letter)","one line a student, month columns oldest first, dashes for nil, wrapped names, hall totals, cover text","oldest month first; not-yet-due last; month headers over two lines; wrapped names; dashes; one row dropped",
      {"what":f"the line of {drop[2]} ({drop[1]}, {drop[3]}) with {drop[5][6]/100:,.2f} owed is left out; hall and grand totals include it","kind":"row_dropped"})
