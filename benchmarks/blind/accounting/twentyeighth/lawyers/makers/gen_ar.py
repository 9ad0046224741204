from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
import openpyxl,datetime
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L

# ---------- AR A : strip centre, tenant blocks with charge lines, prepaid and net
def ar_a(R):
    name='cedar_crossing_delinquency.pdf'
    TN=[("101","ccx-0112","Brisket & Bloom LLC"),("103","ccx-0087","Pinnacle Vision Optical"),("104","ccx-0131","Tanaka Family Dental, P.C."),("107","ccx-0093","Sudsy's Laundromat"),("110","ccx-0140","Mobile Zone #44"),("112","ccx-0061","Gold Leaf Nails"),("115","ccx-0128","Ruiz Insurance Agency"),("118-120","ccx-0020","Fairlane Hardware, Inc."),("122","ccx-0149","The Vape Shelf"),("125","ccx-0102","Little Otters Preschool"),("130","ccx-0077","Copper Kettle Tea Co."),("OP-2","ccx-0055","First Meridian ATM")]
    K=["b0_30","b31_60","b61_90","b90","total","prepaid","other:Net Balance"]
    CH=[("RNT",2200,6800),("CAM",310,940),("TAX",180,620),("INS",60,190),("LTF",50,250),("UTL",75,330),("NSF",35,35)]
    rows=[];tots=[];blocks=[];G=[0]*7;rec={}
    for i,(u,rc,nm) in enumerate(TN):
        k=R.choice([2,3,3,4,4,5]) if i not in(11,) else 1
        ch=[CH[0]]*(1 if i not in(6,) else 0)+R.sample(CH[1:],k-1 if k>1 else 0)
        ch.sort(key=lambda c:CH.index(c));lines=[];T=[0]*7;depth=R.choice([1,1,2,3,4,4])
        for c,lo,hi in ch:
            x=amt(R,lo,hi);v=[0]*4
            for d in range(depth):
                if R.random()<.8 or d==0: v[d]=x if d<3 else r2(x*R.choice([1,2,3]))
            if c in("NSF","LTF"): 
                j=R.randrange(depth);v=[0]*4;v[j]=x
            if c=="CAM" and i==7: v[3]=-212.4
            t=r2(sum(v));lines.append((c,v+[t,0,t]))
        if i in(2,5,9): 
            z=-amt(R,150,1900);lines.append(("PPR",[0,0,0,0,0,z,z]))
        for c,v in lines:
            T=[r2(a+b) for a,b in zip(T,v)];rec[c]=[r2(a+b) for a,b in zip(rec.get(c,[0]*7),v)]
            # zeros of buckets are blank; total and net always printed; prepaid blank if 0
            d={kk:x for kk,x in zip(K,v) if x!=0 or kk in("total","other:Net Balance")}
            rows.append({"unit":u,"resident":rc,"name":nm,"charge":c,**d})
        lab="Total "+nm;tots.append({"label":lab,**dict(zip(K,T))});blocks.append((u,rc,nm,lines,T));G=[r2(a+b) for a,b in zip(G,T)]
    tots.append({"label":"TOTAL CEDAR CROSSING CENTER",**dict(zip(K,G))})
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1);X=[205,272,339,406,473,526,580];pg=[0]
    navy=colors.HexColor("#1f3a5f")
    def head():
        pg[0]+=1;c.setFillColor(navy);c.setFont("Helvetica-Bold",13);c.drawString(32,752,"Aged Delinquency by Tenant and Charge");c.setFillColor(colors.black)
        c.setFont("Helvetica",8.5);c.drawString(32,739,"Cedar Crossing Center (ccx)  |  Aged as of 08/31/2024  |  Posted through month 08/2024");c.drawRightString(580,752,f"Page {pg[0]}")
        if pg[0]==1:c.drawString(32,727,"Produced by Receiver under Order of July 9, 2024. Amounts owed to the estate before set-off claims.")
        c.setFillColor(navy);c.rect(30,694,552,26,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont("Helvetica-Bold",8)
        c.drawString(34,700,"Charge")
        for x,a,b in zip(X,["0-30","31-60","61-90","Over 90","Total","Pre-","Net"],["Days","Days","Days","Days","Owed","payments","Balance"]): c.drawRightString(x,709,a);c.drawRightString(x,699,b)
        c.setFillColor(colors.black);return 682
    def nums(y,v,blank,extra=True):
        for i,(x,z) in enumerate(zip(X,v)):
            if blank and z==0 and i not in(4,6): continue
            c.drawRightString(x+(2.6 if z<0 else 0),y,par(z))
    def foot(): c.setFont("Helvetica-Oblique",7);c.drawString(32,30,"RNT base rent  CAM common area  TAX real estate tax  INS insurance  LTF late fee  UTL utilities  NSF returned item  PPR prepaid, unapplied")
    y=head()
    for u,rc,nm,lines,T in blocks:
        if y-13*len(lines)-40<50: foot();c.showPage();y=head()
        c.setFillColor(colors.HexColor("#e8eef5"));c.rect(30,y-3,552,12,fill=1,stroke=0);c.setFillColor(colors.black)
        c.setFont("Helvetica-Bold",8.5);c.drawString(34,y,f"Suite {u}");c.drawString(100,y,nm);c.drawRightString(578,y,rc);y-=13
        c.setFont("Helvetica",8)
        for ch,v in lines: c.drawString(48,y,ch);nums(y,v,True);y-=11.5
        c.setLineWidth(.4);c.line(150,y+9,580,y+9);c.setFont("Helvetica-Bold",8)
        c.setFont("Helvetica-Bold",7.4);c.drawString(34,y-1,"Total "+nm);c.setFont("Helvetica-Bold",8);nums(y-1,T,False);y-=20
    if y<210: foot();c.showPage();y=head()
    c.setLineWidth(1.2);c.line(30,y+10,580,y+10);c.setFont("Helvetica-Bold",7.2);c.drawString(34,y-1,"TOTAL CEDAR CROSSING CENTER");nums(y-12,G,False);y-=15
    c.line(30,y-2,580,y-2);y-=28;c.setFont("Helvetica-Bold",9);c.drawString(34,y,"Recap by charge code");y-=14;c.setFont("Helvetica",8)
    for ch in [q[0] for q in CH]+["PPR"]:
        if ch in rec: c.drawString(48,y,ch);c.drawRightString(160,y,par(rec[ch][6]));y-=11
    c.setFont("Helvetica-Bold",8);c.drawString(48,y,"All charges");c.drawRightString(160,y,par(G[6]));foot();c.save()
    assert G[4]==r2(sum(G[:4])) and G[6]==r2(G[4]+G[5])
    save(name,"AR","RETAIL","receiver's property manager (Yardi-like)","tenant blocks with charge lines below, tenant totals, recap by charge","tenant only in heading band; blank zero cells; gross total and net of prepayments; grand total label on the line above its numbers",K,rows,tots)

# ---------- AR B : apartments workbook, by month
def ar_b(R):
    name='Juniper_Terrace_who_owes_June.xlsx'
    fn="Aaliyah Marcus Denise Hoang Terrell Olga Rafael Kimberly Jamal Priya Stuart Yesenia Colt Bianca Darnell Mei Gloria Anton Sheri Luis".split()
    ln="Whitlock Abara Nunez Sorrell Tran Kowalski Beaulieu Ferris Gaines Mehta Ostrander Pruitt Salazar Vance Yoder Lindqvist Cobb Dray Engel Hatch".split()
    K=["deposit","m0","m1","m2","m3","other:Month the charge was billed Before Mar-24","total","prepaid"]
    wb=openpyxl.Workbook();wb.properties.created=datetime.datetime(2024,7,3);ws=wb.active;ws.title="Delinq 6-30"
    f=Font(name="Calibri",size=10);B=Font(name="Calibri",size=10,bold=True);top=Border(top=Side(style="thin"))
    ws["A1"]="Juniper Terrace Apartments - who owes what";ws["A1"].font=Font(name="Calibri",size=15,bold=True)
    ws["A2"]="as of June 30, 2024 (prepared for Trustee by site office; see comments)";ws["A2"].font=Font(name="Calibri",size=10,italic=True)
    for col,t in((5,"Held"),(6,"Month the charge was billed"),(11,"TOTAL"),(12,"Paid")):
        ws.cell(4,col,t)
    ws.merge_cells("F4:J4")
    h=["Apt","Resident","Res. ID","Status","Deposit",datetime.date(2024,6,1),datetime.date(2024,5,1),datetime.date(2024,4,1),datetime.date(2024,3,1),"Before\nMar-24","OWED","Ahead","key","Comment"]
    for i,t in enumerate(h,1):
        x=ws.cell(5,i,t)
        if isinstance(t,datetime.date): x.number_format='mmm-yy'
    for r in(4,5):
        for i in range(1,15):
            x=ws.cell(r,i);x.font=B;x.fill=PatternFill("solid",fgColor="FFF2CC");x.alignment=Alignment(horizontal="center" if i>4 else "left",wrap_text=True,vertical="bottom")
    ws.column_dimensions["M"].hidden=True
    for c,w in zip("ABCDEFGHIJKLN",(8,26,10,12,10,11,11,11,11,11,12,11,34)): ws.column_dimensions[c].width=w
    rows=[];tots=[];y=6;G=[0]*8;used=set();ct=0
    for bld,n in(("Building A",14),("Building B",17),("Building C",11)):
        ws.cell(y,1,bld).font=Font(name="Calibri",size=11,bold=True,underline="single");y+=1;T=[0]*8;us=sorted(R.sample([f"{bld[-1]}{fl}{k:02d}" for fl in(1,2,3) for k in range(1,13)],n))
        for u in us:
            ct+=1
            while True:
                nm=R.choice(ln)+", "+R.choice(fn)
                if nm not in used: used.add(nm);break
            st=R.choices(["Current","Notice","Eviction","Past"],[6,2,2,2])[0];rent=R.choice([985,1040,1125,1190,1275,1340]);dep=R.choice([300,500,rent]);v=[None]*5;pre=None;com=None
            if R.random()<.17 and st=="Current": pre=r2(-R.choice([rent,amt(R,20,400)]))
            elif st=="Eviction":
                for d in range(R.choice([3,4,4])): v[d]=rent
                v[4]=R.choice([None,amt(R,200,2600)]);com="complaint filed"
            elif st=="Past": v[R.choice([2,3])]=amt(R,150,1900);v[4]=R.choice([None,amt(R,100,900)]);com=R.choice(["moved out, to collections",None,"skip; deposit to be applied"])
            else:
                v[0]=R.choice([rent,amt(R,35,600),75]);v[1]=R.choice([None,None,rent,amt(R,25,300)])
                if R.random()<.15: v[2]=-amt(R,20,120);com="credit Apr, not yet applied to May/June"
            if st=="Past" and R.random()<.5: dep=0
            tot=r2(sum(x or 0 for x in v));rid=f"JT{R.randrange(10000,99999)}"
            vals=[dep]+v+[tot,pre]
            d={k:r2(x) for k,x in zip(K,vals) if x is not None};rows.append({"unit":u,"resident":rid,"name":nm,"status":st,**d})
            for i,t in enumerate([u,nm,rid,st],1): ws.cell(y,i,t).font=f
            for i,x in enumerate(vals):
                if x is None: continue
                c=ws.cell(y,5+i);c.font=f
                if ct%9==5 and i in(1,6): c.value=(f"{x:,.2f}" if x>=0 else f"({-x:,.2f})");c.alignment=Alignment(horizontal="right")
                else: c.value=x;c.number_format='#,##0.00_);[Red]\\(#,##0.00\\)'
            ws.cell(y,13,700000+ct);ws.cell(y,14,com).font=Font(name="Calibri",size=9,italic=True);ws.cell(y,14).alignment=Alignment(wrap_text=True)
            T=[r2(a+(b or 0)) for a,b in zip(T,vals)];y+=1
        lab=bld+" total";ws.cell(y,1,lab)
        for i in range(1,15): ws.cell(y,i).font=B;ws.cell(y,i).border=top
        for i,x in enumerate(T): c=ws.cell(y,5+i,x);c.number_format='#,##0.00_);[Red]\\(#,##0.00\\)'
        tots.append({"label":lab,**dict(zip(K,T))});G=[r2(a+b) for a,b in zip(G,T)];y+=2
    ws.cell(y,1,"ALL BUILDINGS")
    for i in range(1,15): ws.cell(y,i).font=B;ws.cell(y,i).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    for i,x in enumerate(G): c=ws.cell(y,5+i,x);c.number_format='$#,##0.00_);[Red]\\($#,##0.00\\)'
    tots.append({"label":"ALL BUILDINGS",**dict(zip(K,G))})
    y+=2;ws.cell(y,1,"Deposits are held at Tri-River Bank trust acct. Amounts paid ahead are NOT netted from what is owed.").font=Font(name="Calibri",size=9,italic=True)
    ws.freeze_panes="C6";ws.page_setup.orientation="landscape";ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows="4:5"
    assert G[6]==r2(sum(G[1:6]));wb.save(os.path.join(DOC,name))
    save(name,"AR","MULTIFAMILY","site manager, hand-kept workbook","one line a resident, calendar months latest first as date cells, building totals","header over two rows; 'Held Deposit', 'Paid Ahead'; some numbers as text; hidden numeric key column; blanks",K,rows,tots)

# ---------- AR C : warehouses, reversed buckets, of-which pre/post petition, digit changed
def ar_c(R):
    name='exhibit_D_ironbridge_receivables.pdf'
    P=[("Ironbridge Distribution Park, Phase I",[("Kessler Cold Chain, Inc.","A-1"),("Rojas Pallet & Crate","A-2"),("Summit Tire Wholesale LLC","A-4"),("Blue Heron Brewing Supply","A-5"),("Ostergaard Cabinet Works","B-1/B-2"),("Medallion Medical Freight","B-3"),("Paragon Print Finishing","B-6"),("Wexford Aerial Lifts","Yard 1")]),
      ("Canal Street Warehouses",[("Delphine Vintage Imports","10"),("TriCounty Food Pantry (non-profit)","12"),("Norwood Glass & Mirror","14"),("Hatfield Electric Supply Co.","15-17"),("Zephyr E-Commerce Fulfillment Holdings, LLC","20"),("Sandoval Brothers Roofing","22")]),
      ("Route 9 Flex",[("Apex Robotics Lab","100"),("Bellweather Church Storage","104"),("Corbel Stone Fabricators","108"),("Dry Creek Outfitters","110"),("Emberline Fire Protection","115"),("Foxglove Floral Wholesale","120"),("Grantham CNC","124")])]
    K=["total","b90","b61_90","b31_60","b0_30","other:OF WHICH Pre-petition","other:OF WHICH Post-petition","deposit"]
    rows=[];tots=[];blocks=[];G=[0]*8;bad=None;planted=None
    for p,l in P:
        ls=[];T=[0]*8
        for nm,u in l:
            rent=amt(R,3200,18400);dep=R.choice([0,round(rent,-2),round(rent,-2)*2])
            b=[0,0,0,0] # 90,61,31,0
            k=R.choice([1,1,2,3,4])
            for d in range(k): b[3-d]=rent if R.random()<.7 else amt(R,140,3000)
            if k==4: b[0]=r2(rent*R.choice([1.5,2,3.25]))
            if nm.startswith("Sandoval"): b=[0,-1450.75,0,5110.2]
            tot=r2(sum(b));pre=r2(b[0]+b[1]);v=[tot]+b+[pre,r2(tot-pre),dep]
            T=[r2(a+z) for a,z in zip(T,v)];pv=list(v)
            if nm.startswith("Hatfield"):
                if not v[3]: raise SystemExit("choose other seed")
                s=c2(v[3]);i=1 if s[1].isdigit() else 2;nd=str((int(s[i])+4)%10);s2=s[:i]+nd+s[i+1:];pv[3]=float(s2.replace(",",""))
                planted={"what":f"Canal Street Warehouses, Hatfield Electric Supply Co., 31-60 days: printed {s2}, should be {s}; its total and the subtotals are right","kind":"digit_changed"}
            ls.append((nm,u,pv));rows.append({"property":p,"unit":u,"name":nm,**dict(zip(K,pv))})
        lab="Subtotal, "+p;tots.append({"label":lab,**dict(zip(K,T))});blocks.append((p,ls,lab,T));G=[r2(a+z) for a,z in zip(G,T)]
    tots.append({"label":"Total receivables, all properties",**dict(zip(K,G))})
    pw,ph=landscape(letter);c=canvas.Canvas(os.path.join(DOC,name),pagesize=(pw,ph),invariant=1)
    # cover
    c.setFont("Times-Bold",14);c.drawCentredString(pw/2,ph-90,"EXHIBIT D");c.drawCentredString(pw/2,ph-110,"Accounts Receivable of the Debtors")
    c.setFont("Times-Roman",11);yy=ph-160
    for t in["In re Ironbridge Industrial Partners, L.P., et al., jointly administered, Chapter 11, Case No. 24-51190.","","The following schedule lists amounts billed to tenants and unpaid at November 30, 2024. The petitions were filed on September 30, 2024;","amounts more than 60 days old at the schedule date are therefore pre-petition and all others post-petition.","","Security deposits are held by the Debtors and have not been applied. A dash stands for nil. Amounts in parentheses are credits."]: c.drawString(90,yy,t);yy-=17
    c.showPage()
    X=[322,388,452,516,580,648,710,762];n=[0]
    def head():
        n[0]+=1;c.setFont("Times-Bold",11);c.drawString(30,ph-34,"Exhibit D - Tenant receivables at November 30, 2024"+(" (cont.)" if n[0]>1 else ""));y=ph-62;c.setFont("Times-Bold",9)
        c.drawCentredString(486,y+6,"AGE FROM INVOICE DATE");c.line(336,y+3,580,y+3);c.drawCentredString(648,y+6,"OF WHICH");c.line(592,y+3,710,y+3)
        for x,h in zip(X,[("Total","Due"),("Over","90"),("61-90",""),("31-60",""),("0-30",""),("Pre-","petition"),("Post-","petition"),("Deposit","Held")]):
            if h[1]: c.drawRightString(x,y-8,h[0]);c.drawRightString(x,y-19,h[1])
            else: c.drawRightString(x,y-19,h[0])
        c.drawString(30,y-19,"Tenant");c.drawString(222,y-19,"Space");c.setLineWidth(.8);c.line(28,y-23,764,y-23);return y-38
    def f(z,cur): return ("$ " if cur else "")+("-" if z==0 else par(z))
    def nums(y,v,cur):
        for x,z in zip(X,v): c.drawRightString(x+(3 if z<0 else 0),y,f(z,cur))
    y=head()
    for bi,(p,ls,lab,T) in enumerate(blocks):
        if bi==2:
            c.setFont("Times-Italic",8);c.drawString(30,24,"Exhibit D, page 1 of 2");c.showPage();y=head()
        c.setFont("Times-BoldItalic",10);c.drawString(30,y,p);y-=14
        for i,(nm,u,v) in enumerate(ls):
            c.setFont("Times-Roman",9)
            if len(nm)>36:
                k=nm.rfind(" ",0,34);c.drawString(40,y,nm[:k]);c.drawString(50,y-10,nm[k+1:]);ex=10
            else: c.drawString(40,y,nm);ex=0
            c.drawString(222,y,u);c.setFont("Times-Roman",9);nums(y,v,i==0);y-=13+ex
        c.setLineWidth(.4);c.line(265,y+10,764,y+10);c.setFont("Times-Bold",8.5);c.drawString(30,y-1,lab);nums(y-1,T,False) if len(lab)<40 else nums(y-1,T,False);y-=24
    c.setFont("Times-Bold",9);c.setLineWidth(1);c.line(265,y+11,764,y+11);c.drawString(30,y-1,"Total receivables, all properties");nums(y-1,G,False);c.line(265,y-5,764,y-5)
    c.setFont("Times-Italic",8);y-=34
    c.drawString(30,y,"Note. Sandoval Brothers Roofing: the credit is a disputed repair offset claimed September 2024.");c.drawString(30,24,"Exhibit D, page 2 of 2");c.save()
    assert planted
    save(name,"AR","INDUSTRIAL","debtors' counsel, exhibit to schedules","one line a tenant, total first, ages oldest first, of-which group, property subtotals, cover page","reversed ages; wrapped tenant; dashes for nil; dollar signs on first lines; one digit changed",K,rows,tots,planted)
