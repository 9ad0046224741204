import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
import xlsxwriter
FN="Delia Marcus Ines Theo Ruth Omar Kaye Lionel Petra Gus Noemi Clay Wanda Rafael Tess Ivor Hattie Dmitri Bea Saul Corinne Felix Maeve Quentin Lupe Arlo Sylvie Boyd Nadia Emmett".split()
LN="Marsh Quillen Abernow Tressler Vargo Pennick Oduya Stroud Lacombe Fenner Harkey Ibarra Jessup Kettel Lomax Mirande Nystrom Orrell Pascoe Renfro Sallow Tanguay Umber Voss Wickett Yarrow Zeller Bascom Crandle Dufresne".split()
def ar4():
    R=random.Random(1704); fn=FN[:];ln=LN[:];R.shuffle(fn);R.shuffle(ln)
    K=["other:Billed","unpaid","b0_30","b31_60","b61_90","b90"]
    CH=[("Site rent",lambda:R.choice([61500,63000,64500,58900])),("Water/sewer",lambda:R.randint(2400,7900)),("Trash",lambda:1850),("Late fee",lambda:5000),("Home rental",lambda:R.choice([41000,38500])),("NSF fee",lambda:3500),("Lawn mow charge",lambda:4500),("Electric sub-meter",lambda:R.randint(3100,14800))]
    mon=[("05/01/25",2),("04/01/25",3),("03/01/25",4),("02/01/25",5)]
    lots=sorted(R.sample(range(1,142),20)); T=[]; inv=20817
    for i,l in enumerate(lots):
        lines=[]
        for mi in sorted(R.sample(range(4),R.choice([1,1,2,2,3])),reverse=True):
            for nm,f in R.sample(CH,R.choice([1,1,2])):
                b=f(); u=b if R.random()<.65 else int(b*R.uniform(.1,.8)); inv+=R.randint(1,9)
                v=[0]*4; v[mi]=u
                lines.append([mon[mi][0],f"R-{inv}",nm,b,u]+v)
        if i in(6,13): c=R.randint(4000,22000); lines.append(["05/09/25",f"P-{inv+2}","Unapplied payment",None,-c,-c,0,0,0])
        T.append((f"{l:03d}",f"{ln[i]}, {fn[i]}",f"HC{4100+l*3}",R.choice(["Current","Current","Current","Notice","Eviction","Past"]),lines))
    # planted: drop a line in a tenant with >=3 lines
    big=[k for k,t in enumerate(T) if len(t[4])>=3 and k>8][0]; dropped=T[big][4][1]
    rows=[];tot=[]
    def emp(v,neg=True): return {k:c2(x) for k,x in zip(K,v) if x is not None and (k in K[:2] or x!=0)}
    cv=canvas.Canvas(D('heron_cove_mhc_delinquency.pdf'),pagesize=(612,792)); X=[300,362,412,462,512,574]
    st={'y':0,'p':0}
    def page():
        if st['p']: cv.showPage()
        st['p']+=1; y=756
        cv.setFillColor(colors.HexColor('#1f4e79')); cv.setFont('Times-Bold',14 if st['p']==1 else 10); cv.drawString(38,y,"Heron Cove Manufactured Home Community" + ("" if st['p']==1 else " – delinquency detail, continued"))
        cv.setFillColor(colors.black); cv.setFont('Times-Roman',9)
        if st['p']==1:
            y-=14; cv.drawString(38,y,"141 sites · Delinquency detail as of May 30, 2025 · retyped from the on-site manager's ledger"); y-=12
            cv.drawString(38,y,"Ages run from the charge date. Credits in parentheses. Only residents with an open item are listed.")
        y-=20; cv.setFillColor(colors.HexColor('#dbe7f3')); cv.rect(36,y-15,540,27,stroke=0,fill=1); cv.setFillColor(colors.black); cv.setFont('Times-Bold',8.5)
        for x,s in((40,"Site"),(72,"Resident"),(190,"Acct"),(240,"Status")): cv.drawString(x,y+2,s)
        for x,s in((52,"Date"),(100,"Ref."),(150,"Charge")): cv.drawString(x,y-10,s)
        for x,s in zip(X,["Billed","Still open","0–30","31–60","61–90","Over 90"]): cv.drawRightString(x,y-10,s)
        cv.setFont('Times-Roman',7.5); cv.drawCentredString(306,26,f"Confidential – Carrow Land-Lease Brokerage – Heron Cove – page {st['p']}")
        st['y']=y-30
    def nums(v,y,font='Times-Roman',zero=False):
        cv.setFont(font,8.5)
        for j,(x,a) in enumerate(zip(X,v)):
            if a is None or (a==0 and j>1): continue
            cv.drawRightString(x,y,m(a))
    page(); G=[0]*6; rec={}
    for k,(u,n,c,s,lines) in enumerate(T):
        need=14+11*len(lines)+18
        if st['y']-need<60: page()
        y=st['y']; cv.setFont('Times-Bold',9)
        for x,t in((40,u),(72,n),(190,c),(240,s)): cv.drawString(x,y,t)
        sub=[0]*6
        for l in lines:
            sub=[a+(b or 0) for a,b in zip(sub,l[3:])]; rec[l[2]]=rec.get(l[2],0)+l[4]
            if l is dropped: continue
            y-=11; cv.setFont('Times-Roman',8.5)
            for x,t in zip((52,100,150),l[:3]): cv.drawString(x,y,t)
            nums(l[3:],y)
            rows.append({"unit":u,"resident":c,"name":n,"status":s,"charge":l[2],"invoice":l[1],"date":l[0],**emp(l[3:])})
        y-=12; cv.setLineWidth(.4); cv.line(255,y+9.5,576,y+9.5); lab=f"Total site {u}"; cv.setFont('Times-Italic',8.5); cv.drawString(150,y,lab); nums(sub,y,'Times-Italic')
        tot.append({"label":lab,**emp(sub)}); G=[a+b for a,b in zip(G,sub)]; st['y']=y-15
    if st['y']<190: page()
    y=st['y']-4; cv.setLineWidth(1); cv.line(36,y+11,576,y+11); cv.setFont('Times-Bold',9.5); cv.drawString(40,y,"Community total, 20 residents"); nums(G,y,'Times-Bold'); cv.line(36,y-4,576,y-4)
    tot.append({"label":"Community total, 20 residents",**emp(G)})
    assert sum(G[2:])==G[1]
    y-=28; cv.setFont('Times-Bold',9); cv.drawString(40,y,"Recap of open amounts by charge")
    for n in sorted(rec): y-=11; cv.setFont('Times-Roman',8.5); cv.drawString(52,y,n); cv.drawRightString(200,y,m(rec[n]))
    cv.save()
    emit('heron_cove_mhc_delinquency.pdf','AR',K,rows,tot,{"what":f"the line {dropped[1]} ({dropped[2]}, {m(dropped[4])} open) of site {T[big][0]} is not printed; the totals of the site, of the community and the recap include it","kind":"row_dropped"},assetType="MANUFACTURED_HOUSING",documentType="AGED_RECEIVABLES",author="brokers17",style="portrait canvas PDF, two-line header, tenant blocks with charge lines, tenant totals, recap by charge",hard="tenant heading above lines, total lines, dropped row")

def ar5():
    R=random.Random(1705); names=[(a,b) for a in FN for b in LN]; R.shuffle(names)
    GT="Open charges by month billed"; PR=f"other:{GT} Dec-24 and prior"; NET="other:Net of credits"
    K=["deposit","m0","m1","m2",PR,"total","prepaid",NET]
    wb=xlsxwriter.Workbook(D('UNIVERSITY PARK PORTFOLIO student AR.xlsx')); w=wb.add_worksheet('AR 3-31-25')
    base={'font_name':'Calibri','font_size':10}; f=lambda **k: wb.add_format({**base,**k})
    N='#,##0.00;[Red](#,##0.00);0.00'
    w.merge_range('A1:M1','UNIVERSITY PARK PORTFOLIO',f(bold=True,font_size=15,bg_color='#4B2E83',font_color='white',align='center'))
    w.merge_range('A2:M2','Student receivables at March 31, 2025 – 2 properties, by bed',f(italic=True,align='center'))
    h=f(bold=True,bg_color='#E8E0F3',border=1,align='center',valign='vcenter',text_wrap=True)
    heads=["Balance key","Student","Bed space","ID","Lease status","Deposit held"]
    for i,x in enumerate(heads): w.merge_range(3,i,4,i,x,h)
    w.merge_range(3,6,3,9,GT,h)
    for i,x in enumerate(["Mar-25","Feb-25","Jan-25","Dec-24 and prior"]): w.write(4,6+i,x,h)
    for i,x in enumerate(["Gross balance","Less credits / prepaid","Net of credits"]): w.merge_range(3,10+i,4,10+i,x,h)
    w.set_row(0,22); w.set_row(4,30); w.set_column(0,0,12,None,{'hidden':1}); w.set_column(1,1,24); w.set_column(2,4,11); w.set_column(5,12,12.5)
    r=5; rows=[];tot=[];G=[0]*8;ni=0
    for prop,cnt,pre in(("The Foundry at 9th (412 beds)",23,"F"),("Collegiate Row Cottages (188 beds)",17,"C")):
        w.write(r,1,prop,f(bold=True,font_color='#4B2E83',font_size=11)); r+=1; S=[0]*8
        for i in range(cnt):
            a,b=names[ni]; ni+=1
            unit=f"{pre}{R.randint(1,4)}{R.randint(1,29):02d}-{R.choice('ABCD')}"; rid=f"{pre.lower()}00{R.randint(1000,9999)}"; stt=R.choice(["Current","Current","Current","Past","Notice","Renewed","Future"])
            mv=[0]*4
            if i%8==5 or stt=="Future": pp=-R.randint(5000,95000)
            else:
                pp=-R.randint(1000,15000) if R.random()<.15 else 0
                for j in range(4):
                    if R.random()<(.75,.4,.25,.2)[j]: mv[j]=R.choice([79900,84900,92500,5000,2550])+R.randint(0,1)*R.randint(100,9000)
                if not any(mv): mv[0]=84900
                if i==9: mv[1]=-12500
            dep=R.choice([0,15000,25000,25000,30000]); t=sum(mv); v=[dep]+mv+[t,pp,t+pp]; S=[x+y for x,y in zip(S,v)]
            w.write(r,0,f"{prop[:3]}|{rid}",f()); w.write(r,1,f"{b}, {a}",f()); w.write(r,2,unit,f()); w.write(r,3,rid,f()); w.write(r,4,stt,f())
            o={"property":prop,"unit":unit,"resident":rid,"name":f"{b}, {a}","status":stt}
            for j,(k,x) in enumerate(zip(K,v)):
                if x==0 and k not in("total",NET): continue
                w.write_number(r,5+j,x/100,f(num_format=N,**({'bold':True} if k=='total' else {}))); o[k]=c2(x)
            rows.append(o); r+=1
        lab="Subtotal "+prop.split(' (')[0]; w.write(r,1,lab,f(bold=True,top=1))
        for j,x in enumerate(S): w.write_number(r,5+j,x/100,f(bold=True,top=1,num_format=N,bg_color='#F5F0FB'))
        tot.append({"label":lab,**{k:c2(x) for k,x in zip(K,S)}}); r+=2; G=[x+y for x,y in zip(G,S)]
    w.write(r,1,"PORTFOLIO TOTAL",f(bold=True,top=1,bottom=6))
    for j,x in enumerate(G): w.write_number(r,5+j,x/100,f(bold=True,top=1,bottom=6,num_format='$'+N.replace(';[Red](',';[Red]($')))
    tot.append({"label":"PORTFOLIO TOTAL",**{k:c2(x) for k,x in zip(K,G)}})
    w.write(r+2,1,"Bed spaces marked Future have paid for Fall 2025; amounts sit in credits until move-in.",f(italic=True)); w.write(r+3,1,"Gross balance sums the four month columns; guarantor payments in transit are not counted.",f(italic=True))
    w.freeze_panes(5,2); w.set_landscape(); w.fit_to_pages(1,0); w.repeat_rows(3,4); wb.close()
    emit('UNIVERSITY PARK PORTFOLIO student AR.xlsx','AR',K,rows,tot,assetType="STUDENT_HOUSING",documentType="AGED_RECEIVABLES",author="brokers17",style="workbook, two property sections, deposit first, calendar-month columns under a group title, gross/credits/net, hidden key column",hard="gross vs net, merged two-row header, hidden column A")

def ar6():
    R=random.Random(1706); names=[(a,b) for a in FN for b in LN]; R.shuffle(names)
    PK="other:Dont stationnement Of which parking CAD"; O=[f"other:{a} {b} CAD" for a,b in(("1 à 15 jours","1–15 days"),("16 à 45 jours","16–45 days"),("46 jours et +","46 days +"))]
    K=["total","current"]+O+[PK]
    wb=openpyxl.Workbook(); w=wb.active; w.title="Comptes-Receivables"; F=lambda **k: Font(name='Arial',size=9,**k)
    w['B1']="Les Terrasses Vaudrin"; w['B1'].font=Font(name='Arial',size=14,bold=True,color='1B6B3A'); w['B2']="Gatineau, Québec – comptes à recevoir au 30 avril 2025 / receivables at April 30, 2025"; w['B2'].font=F(italic=True)
    hd=[("N° de compte","Account no.",""),("Locataire","Tenant",""),("Log.","Apt.",""),("Total dû","Total owing","CAD"),("Non échu","Not yet due","CAD")]+[(*x,"CAD") for x in(("1 à 15 jours","1–15 days"),("16 à 45 jours","16–45 days"),("46 jours et +","46 days +"))]+[("Dont stationnement","Of which parking","CAD"),("Remarque","Comment","")]
    thin=Side(style='thin',color='1B6B3A')
    for i,x in enumerate(hd,2):
        for j in range(3):
            c=w.cell(4+j,i,x[j] or None); c.font=F(bold=j==0,italic=j==1); c.alignment=Alignment(horizontal='center',wrap_text=True); c.fill=PatternFill('solid',fgColor='E4F2E8')
            if j==2: c.border=Border(bottom=thin)
    for c,wd in zip('ABCDEFGHIJK',[2,13,24,8,13,13,13,13,13,13,38]): w.column_dimensions[c].width=wd
    t=lambda v: f"{abs(v)/100:,.2f}"+("-" if v<0 else "")
    r=7; rows=[];tot=[];G=[0]*6;ni=0
    def put(r,v,bold=False):
        for j,x in enumerate(v):
            c=w.cell(r,5+j,x); c.alignment=Alignment(horizontal='right'); c.font=F(bold=bold)
    for bl,cnt in(("Immeuble / Building 15 – rue Vaudrin",12),("Immeuble / Building 21 – rue Vaudrin",10),("Immeuble / Building 40 – chemin du Quai",6)):
        w.cell(r,2,bl).font=F(bold=True,color='FFFFFF'); 
        for j in range(2,12): w.cell(r,j).fill=PatternFill('solid',fgColor='1B6B3A')
        r+=1; S=[0]*6; apts=sorted(R.sample([f*100+n for f in range(1,6) for n in range(1,12)],cnt))
        for i in range(cnt):
            a,b=names[ni];ni+=1; v=[0]*4; rent=R.choice([104500,118000,129500,142000,155000])
            kind=R.choice("abbccde")
            if kind=='a': v[0]=rent
            if kind=='b': v[1]=int(rent*R.uniform(.05,.6))
            if kind=='c': v[2]=rent; v[1]=R.randint(0,1)*2500
            if kind=='d': v[2]=rent; v[3]=int(rent*R.uniform(1,2.6))
            if kind=='e': v[1]=-R.randint(2000,40000)
            pk=R.choice([0,0,6500,8500]) if sum(v)>9000 else 0
            tt=sum(v); allv=[tt]+v+[pk]; S=[x+y for x,y in zip(S,allv)]
            acc=f"{bl.split()[3]}{apts[i]}-{R.randint(10,99)}"
            for j,x in((2,acc),(3,f"{a} {b}"),(4,str(apts[i]))): w.cell(r,j,x).font=F()
            o={"property":bl,"unit":str(apts[i]),"resident":acc,"name":f"{a} {b}"}
            pr=[None if (x==0 and j>0) else t(x) for j,x in enumerate(allv)]; put(r,pr)
            for k,x,p in zip(K,allv,pr):
                if p is not None: o[k]=c2(x)
            rem={'d':"Dossier TAL ouvert / tribunal file opened;\npayment plan offered",'e':"Trop-perçu / overpaid"}.get(kind)
            if rem: w.row_dimensions[r].height=26 if '\n' in rem else None; c=w.cell(r,11,rem); c.font=F(italic=True); c.alignment=Alignment(wrap_text=True,vertical='top')
            rows.append(o); r+=1
        lab="Sous-total / Subtotal "+bl.split()[3]
        c=w.cell(r,2,lab); c.font=F(bold=True); put(r,[t(x) for x in S],True)
        for j in range(2,11): w.cell(r,j).border=Border(top=thin)
        tot.append({"label":lab,**{k:c2(x) for k,x in zip(K,S)}}); G=[x+y for x,y in zip(G,S)]; r+=2
    w.cell(r,2,"Grand total (3 immeubles / buildings)").font=F(bold=True); put(r,["$ "+t(x) for x in G],True)
    for j in range(2,11): w.cell(r,j).fill=PatternFill('solid',fgColor='CFE8D6')
    tot.append({"label":"Grand total (3 immeubles / buildings)",**{k:c2(x) for k,x in zip(K,G)}})
    r+=1; w.cell(r,2,"% du total / of total").font=F(italic=True)
    for j,x in enumerate(G[1:5]): c=w.cell(r,6+j,round(x/G[0],4)); c.number_format='0.0%'; c.font=F(italic=True)
    tot.append({"label":"% du total / of total",**{k:round(x/G[0]*100+1e-9,1) for k,x in zip(K[1:5],G[1:5])}})
    r+=2; w.cell(r,2,"Montants saisis par le courtier à partir des relevés du vendeur; un signe moins à droite est un crédit. / Trailing minus = credit.").font=F(italic=True)
    w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); w.page_setup.fitToHeight=0; w.page_setup.orientation='landscape'
    wb.save(D('Vaudrin_AR_bilingue_2025-04.xlsx'))
    emit('Vaudrin_AR_bilingue_2025-04.xlsx','AR',K,rows,tot,assetType="MULTIFAMILY",documentType="AGED_RECEIVABLES",author="brokers17",style="bilingual Quebec workbook, three-line header, total before ages, odd buckets, numbers as text with trailing minus, building bands",hard="total first, odd ages, text numbers, an of-which column outside the sum, percent line")
