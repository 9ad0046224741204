from common import *
from fpdf import FPDF
import openpyxl, xlsxwriter, subprocess, shutil
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
LAST="Abernathy Castellano Dufresne Ekholm Fairweather Galindo Hutchens Ibarra Jurgensen Kowalczyk Lindqvist Mbeki Nakashima Ostrander Pellegrino Quintanilla Rasmussen Szymanski Thibodeaux Underhill Vandermeer Whitcomb Xiong Yarbrough Zielinski Birdsong Crowe Delacroix Espinoza Fogarty Grantham Hollis Iverson Janowski Keane Lattimore Morales Nwosu O'Dell Prescott Rooney Sandoval Tran Ueda Villalobos Weatherby Younger Zapata Archuleta Bosworth Carmody Dietrich Eastman Fulbright Gorham Hathaway Ingersoll Jimenez".split()
FIRST="Dolores Wm. Priya Marcus Helen Tomas Yvette Gordon Lila Andre Ruth Carl Noor Stefan Bettina Omar Judy Felix Grace Hank Inez Jerome Kayla Leon Mavis".split()

def ar1():
    r=random.Random(2911);L=LAST[:];r.shuffle(L)
    N=["current","b31_60","b61_90","b90","total"]
    CH=["Monthly Assessment","Late Fee","Legal Fees - Recoverable","Violation Fine","Special Assessment 2024","NSF Charge","Certified Letter Fee","Interest"]
    ST=["30-Day Notice","Intent to Lien","At Attorney","Payment Plan","Lien Filed","None","Bankruptcy Ch. 13"]
    O=[];lots=sorted(r.sample(range(3,146),17))
    for i,l in enumerate(lots):
        s=r.choice(ST);heavy=s in("At Attorney","Lien Filed","Payment Plan","Bankruptcy Ch. 13")
        A=24500;ch=[]
        m=[A,A if s!="None" else 0,A if heavy else 0,A*r.randrange(1,9) if heavy else 0]
        if s in("Bankruptcy Ch. 13",): m[0]=0
        ch.append(("Monthly Assessment",m))
        if s!="None": ch.append(("Late Fee",[2500 if not s=="Bankruptcy Ch. 13" else 0,2500,2500 if heavy else 0,2500*r.randrange(1,6) if heavy else 0]))
        if heavy: ch.append(("Legal Fees - Recoverable",[0,r.choice([0,18750]),r.choice([0,31200,9560]),amt(r,200,2100)]))
        if heavy and r.random()<.6: ch.append(("Interest",[amt(r,1,9),amt(r,1,9),amt(r,1,9),amt(r,9,80)]))
        if r.random()<.35: ch.append(("Violation Fine",[0,0,r.choice([5000,10000]),r.choice([0,10000])]))
        if r.random()<.3: ch.append(("Special Assessment 2024",[0,0,0,r.choice([120000,60000,40000])]))
        if s=="30-Day Notice": ch.append(("Certified Letter Fee",[1500,0,0,0]))
        if i in(4,11): ch.append(("Unapplied Payment",[-r.choice([10000,15075]),0,0,0]))
        nm=L[i]+", "+r.choice(FIRST)+(" & "+r.choice(FIRST) if r.random()<.35 else "")
        if i==9: nm="Estate of Clarence Brandvold"
        if i==13: nm="Tern Hollow Holdings LLC"
        O.append((f"WMB{1000+l*3:05d}",f"Lot {l:03d}",nm,s,ch))
    p=FPDF(orientation="P",format="Letter",unit="mm");p.set_creation_date(__import__('datetime').datetime(2025,8,4,tzinfo=__import__('datetime').timezone.utc))
    p.set_auto_page_break(False);X=[12,92];CW=[22,21,21,23,24]
    fn="ar_willow_mill_owners.pdf";rows=[];totals=[];pg=0
    def head():
        nonlocal pg
        p.add_page();pg+=1
        p.set_font("Times","B",14);p.set_xy(12,10);p.cell(190,6,"Willow Mill Bend Homeowners Association",align="C")
        p.set_font("Times","",10);p.set_xy(12,16);p.cell(190,5,"Owner Aging by Charge   -   as of 07/31/2025",align="C")
        p.set_fill_color(225,225,225);p.set_font("Times","B",9);p.set_xy(12,24);
        for w,t in((26,"Account"),(22,"Lot"),(82,"Owner"),(61,"Collection Status")): p.cell(w,5,t,fill=True)
        p.set_xy(12,29);p.cell(80,5,"     Charge",fill=True)
        for w,t in zip(CW,("Current","Over 30","Over 60","Over 90","Balance")): p.cell(w,5,t,align="R",fill=True)
        p.line(12,34,203,34)
        p.set_font("Times","I",8);p.set_xy(12,268);p.cell(150,4,"Current = billed within 30 days; Over 30 = 31 to 60 days; Over 60 = 61 to 90 days; Over 90 = 91 days and more.");p.cell(41,4,f"Page {pg}",align="R")
        p.set_y(36)
    def nums(v,b=""):
        p.set_font("Times",b,9)
        for w,x in zip(CW,v): p.cell(w,4.3,("" if not x and b=="" else par(x)),align="R")
    head();G=[0]*5;rec={}
    for a,l,n,s,ch in O:
        if p.get_y()+5+4.3*(len(ch)+1)>262: head()
        y=p.get_y();p.set_xy(12,y);p.set_font("Times","B",9)
        for w,t in((26,a),(22,l),(82,n),(61,s)): p.cell(w,4.6,t)
        y+=4.6;T=[0]*5
        for cn,m in ch:
            v=m+[sum(m)]
            if not any(v): continue
            p.set_xy(12,y);p.set_font("Times","",9);p.cell(80,4.3,"       "+cn);nums(v);y+=4.3
            row={"unit":l,"resident":a,"name":n,"status":s,"charge":cn};row.update({k:c(x) for k,x in zip(N,v) if x});rows.append(row)
            T=[x+z for x,z in zip(T,v)];q=rec.setdefault(cn,[0]*5);rec[cn]=[x+z for x,z in zip(q,v)]
        p.line(92,y,203,y);p.set_xy(12,y);p.set_font("Times","I",9);lab=f"Total {a}";p.cell(80,4.3,"              "+lab);nums(T,"I");totals.append(dict({"label":lab},**num(dict(zip(N,T)))))
        G=[x+z for x,z in zip(G,T)];p.set_y(y+7)
    if p.get_y()>195: head()
    y=p.get_y();p.line(12,y,203,y);p.set_xy(12,y+1);p.set_font("Times","B",9);p.cell(80,4.3,"Association Total (17 accounts)");nums(G,"B")
    totals.append(dict({"label":"Association Total (17 accounts)"},**num(dict(zip(N,G)))))
    y+=12;p.set_xy(12,y);p.set_font("Times","B",9);p.cell(80,5,"Recap by charge");y+=5
    for k,v in rec.items(): p.set_xy(12,y);p.set_font("Times","",9);p.cell(80,4.3,"   "+k);nums(v,"");y+=4.3
    p.set_xy(12,y+3);p.set_font("Times","I",8);p.multi_cell(190,4,"Accounts At Attorney are billed through the law office; do not accept payments at the site. Lot 145 clubhouse parcel is exempt.")
    p.output(f"{DOC}/{fn}")
    done(fn,"AR",N,rows,totals,"OTHER","HOA collections clerk","fpdf2 portrait Times, two-deck header, owner blocks with charge lines, recap","charge lines under owner headings, blank cells, unapplied payments in parentheses, recap by charge at end")

def ar2():
    r=random.Random(2912);L=LAST[:];r.shuffle(L);L2=L[:]
    P=[("418 Juniper Street - Fourplex & Carriage House",5),("Maple Row Apartments",22),("Tannery Lofts (upper floors)",13),("Scattered single-family homes",11)]
    N=["total","prepaid","other:Net Owing","b0_30","b31_60","b61_90","b90","deposit"]
    wb=openpyxl.Workbook();ws=wb.active;ws.title="Delinquency"
    ws.merge_cells("A1:L1");ws["A1"]="Birchline Rentals - Outstanding balances";ws["A1"].font=Font(bold=True,size=15,color="7A3B00");ws["A1"].alignment=Alignment(horizontal='center')
    ws.merge_cells("A2:L2");ws["A2"]="Tenants, all properties | through 11/30/2025 | days counted from due date | exported 12-02-2025";ws["A2"].alignment=Alignment(horizontal='center')
    fill=PatternFill("solid",fgColor="F4E3CF");th=Side(style='thin',color="999999")
    for rng in ("A4:A5","B4:B5","C4:C5","D4:D5","E4:G4","H4:K4","L4:L5"): ws.merge_cells(rng)
    for a,t in (("A4","Unit"),("B4","Tenant"),("C4","ID"),("D4","Plan?"),("E4","What is owed"),("H4","Age of charges (days)"),("L4","Deposit\nHeld"),("E5","Total\nDue"),("F5","Prepaid /\nCredits"),("G5","Net\nOwing"),("H5","0 - 30"),("I5","31 - 60"),("J5","61 - 90"),("K5","91 +")): ws[a]=t
    for row in ws["A4:L5"]:
        for x in row: x.fill=fill;x.font=Font(bold=True);x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');x.border=Border(top=th,bottom=th,left=th,right=th)
    ws.row_dimensions[5].height=32
    N[2]="other:What is owed Net Owing"
    FM='#,##0.00;(#,##0.00)';rows=[];totals=[];R=6;G=[0]*8;planted=None
    for pi,(pn,k) in enumerate(P):
        ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=12);ws.cell(R,1,pn).font=Font(bold=True,italic=True);R+=1
        T=[0]*8
        for i in range(k):
            rent=r.choice([92500,105000,118000,129500,145000,87500])
            z=r.random();b=[0]*4;pre=0;plan=""
            if z<.45: b[0]=r.choice([rent,rent//2,7500,amt(r,20,400)])
            elif z<.62: b[:2]=[rent,r.choice([rent,amt(r,50,600)])]
            elif z<.74: b[:3]=[rent,rent,amt(r,100,900)]
            elif z<.86: b=[rent,rent,rent,amt(r,300,4200)];plan=r.choice(["Yes","Yes - 6 mo.","Eviction filed"])
            else: pre=-r.choice([rent,5000,12575,20000])
            if i==3 and pi: b[3]=amt(r,60,500);pre=-2500
            v=[sum(b),pre,sum(b)+pre]+b+[rent if r.random()<.8 else 50000]
            u=(["A","B","C","D","Carriage"][i] if pi==0 else f"{100*(i//8+1)+i%8+1}" if pi==1 else f"L-{i+2}" if pi==2 else f"{r.randrange(11,990)} {r.choice(['Ash','Poplar','Third','Mill','Depot'])} {r.choice(['St','Ave','Rd'])}")
            nm=r.choice(FIRST)+" "+(L2.pop() if L2 else r.choice(LAST));tid=f"t{r.randrange(10000,99999)}"
            ws.cell(R,1,u);ws.cell(R,2,nm);ws.cell(R,3,tid)
            if plan: ws.cell(R,4,plan)
            row={"property":pn,"unit":u,"name":nm}
            if plan: row["status"]=plan
            astext=r.random()<.25
            for q,(key,x) in enumerate(zip(N,v)):
                if x==0 and q not in(0,2): continue
                cell=ws.cell(R,5+q,par(x) if astext else c(x));cell.alignment=Alignment(horizontal='right');row[key]=c(x)
                if not astext: cell.number_format=FM
            rows.append(row);T=[x+y for x,y in zip(T,v)];R+=1
        G=[x+y for x,y in zip(G,T)];pr=T[:];lab=f"Subtotal, {pn.split(' - ')[0].split(' (')[0]}"
        if pi==1:
            s=f(T[4]);d=[j for j in range(len(s)-4) if s[j].isdigit()][1];nw=s[:d]+str((int(s[d])+4)%10)+s[d+1:];pr[4]=int(nw.replace(",","").replace(".",""))
            planted={"what":f"{lab}: the 31 - 60 column prints {nw} where the rows sum to {s} (one digit changed); the grand total is right","kind":"subtotal_digit_changed"}
        for q,x in enumerate(pr):
            cell=ws.cell(R,5+q,c(x));cell.number_format=FM;cell.font=Font(bold=True);cell.border=Border(top=th)
        ws.cell(R,1,lab).font=Font(bold=True);ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=4)
        totals.append(dict({"label":lab},**num(dict(zip(N,pr)))));R+=2
    ws.cell(R,1,"ALL PROPERTIES").font=Font(bold=True,size=12)
    for q,x in enumerate(G): cell=ws.cell(R,5+q,c(x));cell.number_format='$'+FM.replace(';(',';($');cell.font=Font(bold=True);cell.border=Border(top=th,bottom=Side(style='double'))
    totals.append(dict({"label":"ALL PROPERTIES"},**num(dict(zip(N,G)))))
    ws.cell(R+2,1,"Net Owing = Total Due less prepaid and credits. Deposits are not offset.");ws.cell(R+3,1,"Plan? - tenant is on a written payment plan, or the case has been filed.")
    for k,w in zip("ABCDEFGHIJKL",(15,25,9,14,13,13,13,12,12,12,12,12)): ws.column_dimensions[k].width=w
    ws.column_dimensions["C"].hidden=True;ws.freeze_panes="C6"
    ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    fn="ar_birchline_rentals.xlsx";wb.save(f"{DOC}/{fn}")
    done(fn,"AR",N,rows,totals,"MULTIFAMILY","owner-manager of 51 rentals","openpyxl, merged grouped header, property sections and subtotals","total before ages, net beside total, some rows as text with parentheses, hidden ID column, one wrong subtotal digit",planted)

def ar3():
    r=random.Random(2913);L=LAST[:];r.shuffle(L)
    N=["other:BALANCE BY MONTH BILLED Mar & Prior","m2","m1","m0","total","prepaid","other:Net Balance","deposit"]
    fn="ar_desert_quail_mhp.pdf";tmp=f"{ROOT}/_tmp";os.makedirs(tmp,exist_ok=True);xp=f"{tmp}/ar_desert_quail_mhp.xlsx"
    wb=xlsxwriter.Workbook(xp);ws=wb.add_worksheet("AR");F=lambda **k:wb.add_format(dict(font_name='Liberation Sans Narrow',font_size=9,**k))
    nf='#,##0.00_-;#,##0.00-;"-"_-'
    ws.merge_range(0,0,0,11,"DESERT QUAIL MOBILE ESTATES  -  Resident Accounts Receivable, June 30, 2025",F(bold=True,align='left',font_color='#803000'))
    ws.merge_range(1,0,1,11,"Yuma County, Arizona. 212 spaces. Only residents with a balance or a credit are listed. Rent and utilities are billed on the first of the month.",F(italic=True))
    h=F(bold=True,align='center',valign='vcenter',text_wrap=True,border=1,bg_color='#EFEFE0')
    for col,t in((0,"Space"),(1,"Resident"),(2,"Code")): ws.merge_range(3,col,4,col,t,h)
    ws.merge_range(3,3,3,6,"BALANCE BY MONTH BILLED",h)
    for i,t in enumerate(("Mar & Prior","Apr 2025","May 2025","Jun 2025")): ws.write(4,3+i,t,h)
    for col,t in((7,"Total Owed"),(8,"Prepaid"),(9,"Net Balance"),(10,"Security Deposit"),(11,"Remarks")): ws.merge_range(3,col,4,col,t,h)
    R=5;rows=[];totals=[];G=[0]*8;n=F(num_format=nf,valign='top');nb=F(num_format=nf,bold=True,top=1);tx=F(text_wrap=True,valign='top');tb=F(bold=True,top=1)
    k=0
    for sec,pre,cnt in(("55+ SECTION","A",14),("FAMILY SECTION","F",19),("RV & SEASONAL","R",7)):
        ws.merge_range(R,0,R,11,sec,F(bold=True,bg_color='#F8F8F0'));R+=1;T=[0]*8
        for s in sorted(r.sample(range(1,90),cnt)):
            rent={"A":61500,"F":58200,"R":44000}[pre];z=r.random();b=[0]*4;pp=0;st="";rm=""
            if z<.4: b[3]=r.choice([rent+amt(r,40,130),amt(r,30,110),3500])
            elif z<.6: b[2:]=[amt(r,40,500),rent+amt(r,40,130)]
            elif z<.75: b[1:]=[amt(r,100,700),rent+amt(r,40,130),rent+amt(r,40,130)];st="PP";rm="plan $150/mo."
            elif z<.85: b=[amt(r,600,3900)]+[rent+amt(r,40,130) for _ in range(3)];st="ATTY";rm=r.choice(["writ 6/19","notice posted 5/30, hearing set for 7/22"])
            else: pp=-(rent+r.choice([0,6215,-20000]));
            if k in(8,26): pp=-5000;b[0]=12500;rm="credit disputed"
            nm=L[k]+" "+r.choice(FIRST)[0]+".";k+=1
            v=b+[sum(b),pp,sum(b)+pp,r.choice([0,rent,30000])]
            u=f"{pre}-{s:02d}";ws.write(R,0,u,tx);ws.write(R,1,nm,tx);ws.write(R,2,st,tx);ws.write(R,11,rm,F(text_wrap=True,valign='top',indent=1))
            for i,x in enumerate(v): ws.write_number(R,3+i,c(x),n)
            row={"unit":u,"name":nm};
            if st: row["status"]=st
            row.update(num(dict(zip(N,v))));rows.append(row);T=[x+y for x,y in zip(T,v)];R+=1
        lab=f"{sec} - {cnt} residents";ws.write(R,0,lab,tb)
        for i in(1,2,11): ws.write_blank(R,i,None,tb)
        for i,x in enumerate(T): ws.write_number(R,3+i,c(x),nb)
        totals.append(dict({"label":lab},**num(dict(zip(N,T)))));G=[x+y for x,y in zip(G,T)];R+=2
    nb2=F(num_format=nf,bold=True,top=1,bottom=6);ws.write(R,0,"PARK TOTAL",F(bold=True,top=1,bottom=6))
    for i in(1,2,11): ws.write_blank(R,i,None,nb2)
    for i,x in enumerate(G): ws.write_number(R,3+i,c(x),nb2)
    totals.append(dict({"label":"PARK TOTAL"},**num(dict(zip(N,G)))))
    ws.write(R+2,0,"Codes: PP = payment plan signed; ATTY = with counsel, do not accept partial payment. A minus after the amount is a credit to the resident; a dash is zero.",F())
    ws.write(R+3,0,"Net Balance = Total Owed less Prepaid.",F())
    for i,w in enumerate((8,16,7,11,11,11,11,12,11,12,11,19)): ws.set_column(i,i,w)
    ws.set_landscape();ws.set_paper(1);ws.fit_to_pages(1,0);ws.repeat_rows(3,4);ws.set_margins(.4,.4,.5,.6);ws.set_footer('&L&8Desert Quail office - confidential&R&8&P of &N');wb.close()
    subprocess.run(["soffice","-env:UserInstallation=file://../_tmp/lo","--headless","--convert-to","pdf","--outdir",DOC,xp],check=True,capture_output=True)
    shutil.rmtree(tmp)
    done(fn,"AR",N,rows,totals,"MANUFACTURED_HOUSING","park manager, Arizona","spreadsheet printed to PDF by LibreOffice, months oldest first, sections","month columns oldest first, trailing minus, dashes for zero, net beside total, wrapped remarks, repeated header")
