import random, datetime
from common import *
# ---------- D: Irish owners' management company, PDF, blocks ----------
def ar_d():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import A4
    R=random.Random(2711); f="ar_carraig_quay_demands.pdf"
    ten=[("Apt 2","ODW002","O'Dwyer, Sinéad"),("Apt 5","KIR005","Kirwan Lettings DAC"),("Apt 9","MAC009","Mac Giolla, Ruairí"),("Apt 11","BRE011","Brehony, T & Walsh, U"),("Apt 14","OSU014","Osunde, Blessing"),("Apt 17","TIG017","Tighearnán Holdings"),("Apt 18","PEN018","Pender, Colm"),("Apt 23","WOJ023","Wojtas, Halina"),("Apt 26","FAR026","Farrelly, Executors of J"),("Apt 30","DAL030","Daltúin, Caoimhe"),("Shop A","SPI00A","Spindle & Thread Alterations"),("Shop B","GRA00B","Granary Row Coffee Ltd")]
    CH={"SC":"Service charge","SF":"Sinking fund","INS":"Block insurance","LEG":"Legal costs","INT":"Interest","PKG":"Car space"}
    money=["other:Amount €","current","other:1 Month","other:2 Months","other:3 Months & Over","total"]
    ages=money[1:5]; win=[(datetime.date(2025,9,2),28),(datetime.date(2025,8,1),30),(datetime.date(2025,7,1),30),(datetime.date(2024,10,1),260)]
    blocks=[];no=30410
    for u,c,n in ten:
        L=[]
        for _ in range(R.choice([1,2,3,3,4,5])):
            a=R.choice([0,0,1,2,3,3]); d=win[a][0]+datetime.timedelta(R.randint(0,win[a][1]-1)); ch=R.choice(list(CH))
            amt={"SC":R.choice([48250,51675,62040]),"SF":R.choice([12500,15000]),"INS":R.randint(9000,21000),"LEG":R.choice([30750,61500]),"INT":R.randint(350,4200),"PKG":7500}[ch]*(2 if u.startswith("Shop") else 1)
            bal=amt if R.random()<.7 else int(amt*R.uniform(.2,.8)); L.append([d,ch,amt,a,bal])
        L.sort(key=lambda x:x[0]); L=[[f"D{30000+(x[0]-datetime.date(2024,10,1)).days*6+R.randint(0,5)}"]+x for x in L]
        if u in("Apt 9","Apt 23","Shop A"): L.append([f"R{R.randint(8100,8999)}",datetime.date(2025,9,R.randint(10,29)),None,None,0,-R.choice([10000,25000,38250])])
        blocks.append((u,c,n,L))
    cv=canvas.Canvas(doc(f),pagesize=A4,invariant=1); W,Hh=A4
    X=[40,92,150,292,350,404,458,514,562-2]; RX={money[0]:296,ages[0]:349,ages[1]:401,ages[2]:453,ages[3]:509,"total":560}
    pg=[0]; y=[0]
    def newpage():
        if pg[0]: foot(); cv.showPage()
        pg[0]+=1; cv.setFont('Times-Bold',13); cv.drawString(40,800,"Carraig Quay Owners' Management Company CLG"); cv.setFont('Times-Roman',10); cv.drawString(40,786,"Members' arrears in detail at 30 September 2025 (aged by month of demand)")
        cv.setFont('Times-Bold',8.5); yy=762
        for x,t in((40,"Demand"),(92,"Dated"),(150,"In respect of")): cv.drawString(x,yy,t)
        for k,(a,b) in {money[0]:("Amount","€"),ages[0]:("","Current"),ages[1]:("1","Month"),ages[2]:("2","Months"),ages[3]:("3 Months","& Over"),"total":("Balance","€")}.items():
            cv.drawRightString(RX[k],yy+10,a); cv.drawRightString(RX[k],yy,b)
        cv.setLineWidth(.9); cv.line(38,756,562,756); y[0]=742
    def foot():
        cv.setFont('Times-Italic',8); cv.drawString(40,30,"Dunmarra Property Managers, PSRA licensed. Figures in euro. Receipts not allocated are in brackets."); cv.drawRightString(560,30,f"{pg[0]}")
    def nums(v,font,yy):
        cv.setFont(font,9)
        for k in money:
            if v.get(k): cv.drawRightString(RX[k]+(3 if v[k]<0 else 0),yy,par(v[k]))
    newpage(); rows=[];totals=[];G={k:0 for k in money}; rec={}
    for u,c,n,L in blocks:
        if y[0]-14*(len(L) if len(L)<3 else 2)-20<60: newpage()
        def hd(cont=''):
            cv.setFillGray(.92); cv.rect(38,y[0]-3.5,524,13,stroke=0,fill=1); cv.setFillGray(0); cv.setFont('Times-Bold',9.5); cv.drawString(40,y[0],u); cv.drawString(92,y[0],c); cv.drawString(150,y[0],n+cont); y[0]-=14
        hd(); T={k:0 for k in money}
        for inv,d,ch,amt,a,bal in L:
            if y[0]<64: newpage(); hd(" (continued)")
            v={ages[a]:bal,"total":bal}
            if amt: v[money[0]]=amt
            chn=CH[ch] if ch else "Receipt not allocated"; rec[chn]=rec.get(chn,0)+bal
            cv.setFont('Times-Roman',9); ds=d.strftime("%d/%m/%Y"); cv.drawString(40,y[0],inv); cv.drawString(92,y[0],ds); cv.drawString(150,y[0],chn); nums(v,'Times-Roman',y[0]); y[0]-=12.5
            rows.append({"unit":u,"resident":c,"name":n,"invoice":inv,"date":ds,"charge":chn,**{k:p(x) for k,x in v.items()}})
            for k,x in v.items(): T[k]+=x; G[k]+=x
        lab=f"Total {u}"; cv.setFont('Times-Bold',9); cv.setLineWidth(.4); cv.line(262,y[0]+9.5,562,y[0]+9.5); cv.drawString(150,y[0],lab); nums(T,'Times-Bold',y[0]); y[0]-=21
        totals.append({"label":lab,**{k:p(x) for k,x in T.items() if x}})
    if y[0]<180: newpage()
    cv.setLineWidth(1); cv.line(38,y[0]+10,562,y[0]+10); cv.setFont('Times-Bold',9); cv.drawString(40,y[0]-2,f"Total of all members ({len(blocks)} accounts)"); nums(G,'Times-Bold',y[0]-2); cv.line(38,y[0]-7,562,y[0]-7)
    totals.append({"label":f"Total of all members ({len(blocks)} accounts)",**{k:p(x) for k,x in G.items()}})
    y[0]-=34; cv.setFont('Times-Bold',9); cv.drawString(40,y[0],"Recap by charge"); 
    for k,x in rec.items(): y[0]-=12; cv.setFont('Times-Roman',9); cv.drawString(50,y[0],k); cv.drawRightString(230,y[0],par(x))
    foot(); cv.save()
    save(f,"AR",money,rows,totals,None,"MIXED_USE","Irish managing agent, house template","tenant blocks with demand lines and totals, portrait, continued headings, recap","tenant only in block heading; blank age cells; bracketed receipts; two-line headers")
# ---------- E: sheltered weekly arrears XLSX ----------
def ar_e():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(2712); f="ar_sheltered_weekly.xlsx"
    wb=Workbook(); ws=wb.active; ws.title="Wk 30"
    money=["other:Gross rent p.w.","other:HB or UC p.w.","other:ARREARS BY AGE Up to 4 wks","other:ARREARS BY AGE 5 to 8 wks","other:ARREARS BY AGE 9 to 13 wks","other:ARREARS BY AGE Over 13 wks","total","prepaid","other:Net position","other:Agreed instalment p.w."]
    ag=money[2:6]
    SC=[("Hazelmere Lodge, Ripon",11,"HZ"),("Pinder's Close, Bedale",9,"PC"),("Quaker Garth, Thirsk",10,"QG")]
    first=["Ada","Bernard","Cyril","Doreen","Edna","Frank","Gladys","Harold","Irene","Joyce","Kenneth","Lilian","Maureen","Norman","Olive","Percy","Rita","Stanley","Thelma","Vera","Walter","Audrey","Brian","Connie","Derek","Elsie","Fred","Gwen","Hilda","Ivor"]
    last=["Atack","Bulmer","Coverdale","Dinsdale","Eshelby","Foxton","Gaunt","Horsfall","Ibbetson","Jagger","Kettlewell","Lofthouse","Metcalf","Naylor","Outhwaite","Peacock","Raistrick","Sowerby","Thwaite","Umpleby","Verity","Wigglesworth","Yeadon","Aske","Busfield","Clarkson","Duck","Eglin","Fawcett","Garbutt"]
    R.shuffle(first);R.shuffle(last)
    b=Font(name='Calibri',bold=True,size=10); n10=Font(name='Calibri',size=10); fill=PatternFill('solid',fgColor='CFE2D4'); thin=Side(style='thin',color='888888'); wrap=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws['A1']="Wensley & Ure Housing Charity"; ws['A1'].font=Font(name='Calibri',bold=True,size=14); ws['A2']="Rent arrears – sheltered schemes – week 30 ending Sunday 26 October 2025"; ws['A2'].font=n10
    ws['A3']="Only accounts that are not clear are listed. CR = tenant in credit."; ws['A3'].font=Font(name='Calibri',italic=True,size=9)
    # columns: A flat, B tenant, C ref, D rent, E HB, F-I ages, J total, K credits, L net, M instal, N note
    hd={"A":"Flat","B":"Tenant(s)","C":"Rent a/c no.","D":"Gross\nrent\np.w.","E":"HB or\nUC\np.w.","J":"Gross\narrears","K":"Credit\nbalance","L":"Net\nposition","M":"Agreed\ninstalment\np.w.","N":"Officer's note"}
    for c,t in hd.items(): ws.merge_cells(f"{c}5:{c}6"); ws[f"{c}5"]=t
    ws.merge_cells("F5:I5"); ws["F5"]="ARREARS BY AGE"
    for c,t in zip("FGHI",["Up to\n4 wks","5 to\n8 wks","9 to\n13 wks","Over\n13 wks"]): ws[f"{c}6"]=t
    for row in ws["A5:N6"]:
        for c in row: c.font=b;c.fill=fill;c.alignment=wrap;c.border=Border(top=thin,bottom=thin,left=thin,right=thin)
    ws.row_dimensions[5].height=18; ws.row_dimensions[6].height=34
    r=7; rows=[];totals=[];G={k:0 for k in money}; i=0
    cols=dict(zip(money,"DEFGHIJKLM"))
    def put(v,font,tot=False):
        for k,c in cols.items():
            x=v.get(k)
            if x is None: continue
            cell=ws[f"{c}{r}"]; cell.font=font; cell.alignment=Alignment(horizontal='right',vertical='top')
            if k=="prepaid": cell.value=f"{-x/100:,.2f} CR"
            elif k=="other:Net position" and x<0: cell.value=f"{-x/100:,.2f} CR"
            else: cell.value=p(x); cell.number_format='#,##0.00'
            if tot: cell.border=Border(top=thin)
    notes=["NOSP served","HB suspended, chased","DWP direct from wk 26","Standing order 1st of month","In hospital – family paying","Estate: see file",""]
    for sc,k0,pre in SC:
        ws.merge_cells(f"A{r}:N{r}"); ws[f"A{r}"]=sc; ws[f"A{r}"].font=Font(name='Calibri',bold=True,size=11,color='1F5132'); r+=1; T={k:0 for k in money}
        flats=sorted(R.sample(range(1,38),k0))
        for j in range(k0):
            fn,ln=first[i],last[i]; i+=1
            nm=f"{ln}, {fn}"; pr=nm
            if R.random()<.2: pr=nm+"\n& "+R.choice(["Jean","Arthur","Mabel","Ron"]); 
            rent=R.choice([11842,12416,13109,14277]); hb=R.choice([0,0,rent,int(rent*.8),7350]); v={money[0]:rent}
            if hb: v[money[1]]=hb
            if R.random()<.25: v["prepaid"]=-R.randint(1200,29000); v["other:Net position"]=v["prepaid"]
            else:
                net=max(rent-hb,2150); w=R.choice([1,2,3,4,6,9,12,15,22]); tot=int(net*w*R.uniform(.7,1)); left=tot
                for q,cap in zip(ag,(4,4,5,999)):
                    x=min(left,net*cap)
                    if x: v[q]=x; left-=x
                v["total"]=tot; 
                if R.random()<.12: v["prepaid"]=-R.randint(500,2000)
                v["other:Net position"]=tot+v.get("prepaid",0)
                if w>3 and R.random()<.7: v[money[9]]=R.choice([300,500,750,1000,1500])
            ws[f"A{r}"]=flats[j]; ws[f"B{r}"]=pr; ref=f"{pre}{R.randint(10000,99999)}/{R.randint(1,4)}"; ws[f"C{r}"]=ref; ws[f"N{r}"]=R.choice(notes) if v.get("total",0)>20000 else None
            for c in "ABCN": ws[f"{c}{r}"].font=n10; ws[f"{c}{r}"].alignment=Alignment(vertical='top',wrap_text=(c in"BN"),horizontal='left')
            if "\n" in pr: ws.row_dimensions[r].height=27
            put(v,n10); rows.append({"property":sc,"unit":str(flats[j]),"name":pr.replace("\n"," "),"resident":ref,**{k:p(x) for k,x in v.items()}})
            for k,x in v.items(): T[k]+=x;G[k]+=x
            r+=1
        lab=f"{sc.split(',')[0]} – {k0} accounts"; ws[f"B{r}"]=lab; ws[f"B{r}"].font=b; ws[f"B{r}"].alignment=Alignment(wrap_text=True,vertical='top'); ws.row_dimensions[r].height=27
        T2={k:x for k,x in T.items() if x}; put(T2,b,True); totals.append({"label":lab,**{k:p(x) for k,x in T2.items()}}); r+=2
    lab="ALL SCHEMES"; ws[f"A{r}"]=lab; ws[f"A{r}"].font=b; put(G,b,True); totals.append({"label":lab,**{k:p(x) for k,x in G.items()}})
    ws[f"B{r+2}"]="Net position = gross arrears less credit balances. Charges for guest rooms are not included."; ws[f"B{r+2}"].font=Font(name='Calibri',italic=True,size=9)
    for c,w in zip("ABCDEFGHIJKLMN",[7,24,13,9,9,10,10,10,10,11,12,12,11,26]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
    wb.save(doc(f))
    save(f,"AR",money,rows,totals,None,"SENIOR_HOUSING","housing charity income officer, Excel","weekly ages, schemes with subtotals, CR text amounts, wrapped joint names, merged headers","CR amounts as text; week buckets; gross and net columns; group title over ages")
# ---------- F: workshops months, Xero-ish XLSX, planted dropped row ----------
def ar_f():
    import xlsxwriter
    R=random.Random(2713); f="ar_kestrel_row_months.xlsx"
    names=["Abbot & Rook Joinery","Bramhope Signs","Calder Upholstery Ltd","Dunning Bros (Engineers)","Eastmoor Cycle Works","Fletcher Ceramics","Greenhow Brewing Co","Hexagon Print Finishers","Ilk & Loom Weavers","Jolley's Motor Trimming","Kaya Street Food","Lumb Valley Pottery","Mostyn Glass","North Beck Forge","Ovenden Tools","Priestley Audio Repair","Quarmby Stone","Rishworth Framing","Sallow Furniture Ltd","Tenter Dyeworks","Ulla Candle Studio"]
    money=["total","current","m0","m1","m2","m3","other:Older","deposit"]
    cols=money; D=[]
    for i,n in enumerate(names):
        rent=R.choice([42000,56500,61200,78000,96000,124000]); v={}
        if R.random()<.35: v["current"]=R.choice([3600,4815,12000])
        deep=R.choice([0,1,1,1,2,3,4,5])
        for q in range(min(deep,4)): v[f"m{q}"]=rent if R.random()<.75 else int(rent*R.uniform(.2,.9))
        if deep==5: v["other:Older"]=rent*R.randint(1,5)+R.randint(0,9000)
        if not v or R.random()<.1: v["m0"]=-R.choice([5000,8640,21000])
        v["total"]=sum(v.values()); v["deposit"]=R.choice([rent,rent,rent*2,0]); 
        D.append([f"KR{R.randint(101,199)}{'ABC'[i%3]}",f"U{i+1}" if i not in(4,11) else f"U{i+1}–{i+1}a",n,v])
    drop=13; assert D[drop][3]["total"]>0, D[drop]
    wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet("Aged Receivables Summary"); fn={'font_name':'Arial','font_size':10}
    T=wb.add_format({**fn,'bold':1,'font_size':14}); P=wb.add_format(fn); H=wb.add_format({**fn,'bold':1,'bottom':1,'align':'right','text_wrap':1,'valign':'bottom'}); HL=wb.add_format({**fn,'bold':1,'bottom':1,'valign':'bottom'}); N=wb.add_format({**fn,'num_format':'#,##0.00;-#,##0.00;"-"','align':'right'}); B=wb.add_format({**fn,'bold':1,'top':1,'bottom':1}); BN=wb.add_format({**fn,'bold':1,'top':1,'bottom':1,'num_format':'#,##0.00;-#,##0.00','align':'right'}); S=wb.add_format({**fn,'italic':1,'font_color':'#666666'})
    for i,t in enumerate(["Aged Receivables Summary","Kestrel Row Workshops Ltd","As at 31 October 2025","Ageing by due date, currency GBP"]): ws.write(i,0,t,T if i==0 else P)
    for i,t in enumerate(["Contact","Unit","Account"]): ws.write(5,i,t,HL)
    for i,t in enumerate(["Total","Not yet due","October","September","August","July","Older","Deposit held"]): ws.write(5,3+i,t,H)
    r=6;rows=[];G={k:0 for k in money}
    for i,(c,u,n,v) in enumerate(D):
        for k in money: G[k]+=v.get(k,0)
        if i==drop: continue
        ws.write(r,0,n,P);ws.write(r,1,u,P);ws.write(r,2,c,P)
        for q,k in enumerate(money):
            ws.write_number(r,3+q,p(v.get(k,0)),N)   # zero shows as "-"
        rows.append({"name":n,"unit":u,"resident":c,**{k:p(v[k]) for k in money if v.get(k)}}); r+=1
    ws.write(r,0,"Total",B);ws.write(r,1,"",B);ws.write(r,2,"",B)
    for q,k in enumerate(money): ws.write_number(r,3+q,p(G[k]),BN)
    ws.write(r+2,0,"Deposits are held in a separate client account and are not set against the debts.",S)
    ws.set_column(0,0,30);ws.set_column(1,2,10);ws.set_column(3,10,12.5); ws.set_landscape(); ws.fit_to_pages(1,0); wb.set_properties({'created':datetime.datetime(2025,11,3)}); wb.close()
    x=D[drop]
    save(f,"AR",money,rows,[{"label":"Total",**{k:p(G[k]) for k in money}}],{"what":f"the row of {x[2]} ({x[1]}, total {m(x[3]['total'])}) is left out; the Total line still includes it","kind":"row_dropped"},"INDUSTRIAL","workshop bookkeeper, Xero-like export","total first, months latest to oldest, deposit column, dashes for nil","cells of nil are numeric 0 formatted as '-' (left out of the truth); total left of ages; month names")
