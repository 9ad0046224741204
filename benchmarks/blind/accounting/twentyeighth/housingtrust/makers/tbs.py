from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
import xlsxwriter, subprocess, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
from openpyxl.utils import get_column_letter

def tb1():
    R=random.Random(2801)
    # (section, [(code,name,sign,base opening k, base ytd k)]) sign +1 debit, -1 credit
    S=[("100","HOUSING PROPERTIES AND OTHER FIXED ASSETS",[
      ("100-0010","Housing properties - cost",1,48210,612),("100-0015","Housing properties - accum depn",-1,11840,540),
      ("100-0030","Properties under construction",1,3150,884),("100-0040","Office premises Quay St - cost",1,1220,0),
      ("100-0045","Office premises Quay St - accum depn",-1,366,12),("100-0060","Vans and plant - cost",1,418,37),("100-0065","Vans and plant - accum depn",-1,277,29)]),
     ("200","CURRENT ASSETS AND LIABILITIES",[
      ("200-1010","Rent debtors - current tenants",1,402,33),("200-1015","Rent debtors - former tenants",1,171,14),("200-1019","Provision for bad debts",-1,205,20),
      ("200-1110","Factored owners - debtors",1,58,-6),("200-1200","Prepayments & accrued income",1,133,41),("200-1310","Bank - current a/c 0417",1,0,0),
      ("200-1320","Bank - 32 day notice a/c",1,2500,250),("200-1390","Petty cash",1,0.4,0),("200-2010","Trade creditors",-1,611,-87),("200-2050","PAYE and NIC",-1,64,3),
      ("200-2100","Rents received in advance",-1,149,18),("200-2150","Retentions",-1,96,22),("200-2190","Accruals & deferred income",-1,318,-44)]),
     ("300","LOANS, GRANTS AND RESERVES",[
      ("300-3010","Bank loan - Tranche A (fixed)",-1,9800,-310),("300-3020","Bank loan - Tranche B (SONIA)",-1,5400,400),
      ("300-3100","Deferred social housing grant",-1,17230,260),("300-3200","Pension deficit liability",-1,540,-60),("300-3900","Revenue reserve b/fwd",-1,0,0),("300-3950","Share capital",-1,0.3,0)]),
     ("410","GENERAL NEEDS LETTINGS",[
      ("410-4010","Rents receivable",-1,0,3120),("410-4020","Service charges receivable",-1,0,188),("410-4090","Rent loss from voids",1,0,41),
      ("410-5010","Reactive repairs",1,0,566),("410-5020","Cyclical & gas servicing",1,0,241),("410-5030","Void works",1,0,118),
      ("410-5100","Bad debts written off",1,0,31),("410-5200","Property insurance",1,0,87),("410-5900","Depreciation - components",1,0,540)]),
     ("420","AMENITY & SHELTERED HOUSING",[
      ("420-4010","Rents receivable",-1,0,612),("420-4020","Service charges receivable",-1,0,204),("420-4030","Support charges receivable",-1,0,77),
      ("420-4090","Rent loss from voids",1,0,13),("420-5010","Reactive repairs",1,0,93),("420-5300","Warden call system",1,0,22),("420-5310","Communal heat and light",1,0,64)]),
     ("430","GARAGES, LOCK-UPS AND SHOPS",[
      ("430-4050","Garage rents",-1,0,58),("430-4060","Commercial rents - Quay St shops",-1,0,71),("430-4095","Void loss - garages",1,0,9),("430-5010","Repairs - garages and shops",1,0,17)]),
     ("900","CENTRAL COSTS AND FINANCE",[
      ("900-6010","Salaries",1,0,702),("900-6020","Employer's NIC",1,0,74),("900-6030","Pension contributions",1,0,81),("900-6110","Office running costs",1,0,52),
      ("900-6150","ICT licences (Civica)",1,0,61),("900-6200","Audit and legal fees",1,0,38),("900-6300","Committee and tenant participation",1,0,11),
      ("900-7010","Interest payable",1,0,394),("900-7050","Interest receivable",-1,0,46),("900-7100","Grant amortisation",-1,0,262)])]
    D=[]
    for cc,t,a in S:
        for code,n,s,o,y in a:
            j=lambda k: s*int(k*100000*R.uniform(.96,1.04))+ (R.randint(-4900,4900) if k else 0)
            op=j(o); yt=j(y); mo=int(yt/6*R.uniform(.6,1.4))
            if code=="200-1390": op=40000
            if code=="300-3950": op=-21700
            D.append([cc,code,n,op,mo,yt])
    pl=lambda code,col: next(r for r in D if r[1]==code)
    b=pl("200-1310",0); b[3]=118840263; r=pl("300-3900",0); r[3]=0;r[3]=-sum(x[3] for x in D)
    r[4]=r[5]=0
    b[4]=0; b[4]=-sum(x[4] for x in D); b[5]=0; b[5]=-sum(x[5] for x in D)
    for x in D: x.append(x[3]+x[5])
    names=["beginning","other:Period 06 Movement","activity","ending"]
    name="strathlorne_nominal_tb_p06"; rows=[];totals=[]
    W,H=landscape(A4); cv=canvas.Canvas(DOC+name+'.pdf',pagesize=(W,H),invariant=1)
    X=[46,112,430,530,630,730]; st={'y':0,'p':0}
    def head():
        if st['p']: cv.showPage()
        st['p']+=1; cv.setFont('Courier-Bold',9.5); cv.drawString(46,H-40,"STRATHLORNE HOUSING TRUST LTD"); cv.setFont('Courier',8)
        cv.drawRightString(W-76,H-40,f"NLTB010   Page {st['p']}")
        cv.drawString(46,H-52,"Nominal Ledger Trial Balance by Cost Centre - Year 2024/25 - Period 06 (September)")
        cv.drawRightString(W-76,H-52,"Run 09/10/2024 08:14 by MKERR")
        cv.drawString(46,H-63,"Credits are shown with a trailing minus. Nil accounts suppressed: No")
        cv.line(46,H-69,W-70,H-69); cv.setFont('Courier-Bold',8.5)
        for i,(a,b2) in enumerate([("Opening","1 Apr 2024"),("Period 06","Movement"),("Year to Date","Movement"),("Closing","30 Sep 2024")]):
            cv.drawRightString(X[2+i]+30,H-81,a); cv.drawRightString(X[2+i]+30,H-91,b2)
        cv.drawString(X[0],H-91,"CC-Nominal"); cv.drawString(X[1],H-91,"Description")
        cv.line(46,H-95,W-70,H-95); st['y']=H-108
    def nums(v,bold=False):
        cv.setFont('Courier-Bold' if bold else 'Courier',8.5)
        for i,k in enumerate(v): cv.drawRightString(X[2+i]+35.1,st['y'],trail(k))
    head()
    defect="410-5030"
    for cc,t,a in S:
        if st['y']<40+11.5*5: head()
        cv.setFont('Courier-Bold',8.5); cv.drawString(X[0],st['y'],f"{cc}  {t}"); st['y']-=12
        g=[d for d in D if d[0]==cc]
        for d in g:
            if st['y']<48: head()
            v=d[3:7]
            if d[1]==defect:
                s=str(v[3]); k=1; good=v[3]
                nd=str((int(s[k])+3)%10); v=v[:3]+[int(s[:k]+nd+s[k+1:])]; bad=v[3]
            cv.setFont('Courier',8.5); cv.drawString(X[0],st['y'],d[1]); cv.drawString(X[1],st['y'],d[2]); nums(v); st['y']-=11.5
            rows.append({"account":d[1],"name":d[2],**dict(zip(names,map(c,v)))})
        tv=[sum(d[i] for d in g) for i in range(3,7)]
        if st['y']<48: head()
        cv.line(X[2]-45,st['y']+8.5,W-70,st['y']+8.5); st['y']-=1
        cv.setFont('Courier-Bold',8.5); cv.drawString(X[1],st['y'],f"Total cost centre {cc}"); nums(tv,1); st['y']-=17
        totals.append({"label":f"Total cost centre {cc}",**dict(zip(names,map(c,tv)))})
    tv=[sum(d[i] for d in D) for i in range(3,7)]; assert tv==[0]*4
    if st['y']<60: head()
    cv.line(46,st['y']+9,W-70,st['y']+9); cv.setFont('Courier-Bold',8.5); cv.drawString(X[0],st['y'],"LEDGER TOTAL"); nums(tv,1)
    totals.append({"label":"LEDGER TOTAL",**{n:0 for n in names}})
    st['y']-=20; cv.setFont('Courier',8); cv.drawString(46,st['y'],"*** End of report ***")
    cv.save()
    save(name,'.pdf',"TB",names,rows,totals,"MULTIFAMILY","M. Kerr, Strathlorne Housing Trust (Civica)","monospaced ledger print, trailing minus, cost centre subtotals, month and YTD","month and YTD movement columns; same account names in several cost centres; one digit changed",
      {"what":f"closing balance of {defect} Void works printed {bad/100:,.2f} instead of {good/100:,.2f}; totals are of the right figure","kind":"digit_changed"})

def tb2():
    R=random.Random(2802)
    S=[("Revenue",-1,[("200","Village weekly fees",1486),("205","Rental units - licence to occupy rents",612),("210","Deferred management fee earned",938),("215","Care suite premiums",274),("220","Chapel & hall hire",11),("225","Café sales",66),("","Bequests and koha",38),("260","Interest income",43)]),
     ("Expenses",1,[("400","Advertising & open days",29),("404","Bank fees",3.4),("408","Cleaning & laundry",131),("412","Consulting & accounting",47),("417","Rates - Tasman Bay DC",122),("420","Catering",214),("425","Grounds & gardens",97),("429","General expenses",14.6),("433","Insurance",163),("437","Interest expense",208),("441","Statutory Supervisor fee",31),("445","Light, power, heating",118),("449","Motor vehicle - village van",17.7),("453","Refurbishment of units on turnover",302),("461","Printing & stationery",9.1),("473","Repairs and maintenance",188),("477","Salaries & wages",877),("478","KiwiSaver employer contributions",26),("485","Subscriptions",8.3),("489","Telephone & internet",19.4),("","Resident amenity grants",12)]),
     ("Assets",1,[("600","ANZ Business current 00",0),("601","Term deposit 180 days",650),("610","Accounts receivable",71),("620","Prepayments",38),("630","Residents' debtors - exit settlements",419),("710","Land & village buildings at valuation",31850),("720","Furniture & fittings",466)]),
     ("Liabilities",-1,[("721","Less accumulated depreciation on furniture",249),("800","Accounts payable",118),("820","GST",27),("825","PAYE payable",22.5),("840","Occupation right agreement deposits",14930),("845","Deferred management fee not yet earned",2440),("","Bonds held for rental units",36.4),("900","Bank loan",3600)]),
     ("Equity",-1,[("960","Retained earnings",0),("970","Trust settlement capital",100),("975","Asset revaluation reserve",8700)])]
    atype={"Revenue":"Revenue","Expenses":"Expense","Assets":"Current Asset","Liabilities":"Current Liability","Equity":"Equity"}
    D=[]
    for sec,s,a in S:
        for code,n,k in a:
            v=[s*(int(k*100000*f*R.uniform(.97,1.03))) for f in (1,.95,.88)]
            if code in("970",): v=[-10000000]*3
            if n=="Bequests and koha": v[1]=0
            t=atype[sec]
            if code in("710","720","721"): t="Fixed Asset"
            if code in("840","845","900"): t="Non-current Liability"
            D.append([sec,code,n,t,*v])
    bank=next(d for d in D if d[1]=="600"); bank[4:]=[21844716,-3316052,15502398]
    bank[4]=-1806247 # overdrawn this year: credit
    re=next(d for d in D if d[1]=="960")
    for i in (4,5,6): re[i]=0; re[i]=-sum(d[i] for d in D)
    names=["debit","credit","other:31 Mar 2024","other:31 Mar 2023"]
    name="Totara_Haven_Trial_Balance"; rows=[];totals=[]
    wb=Workbook(); ws=wb.active; ws.title="Trial Balance"; B=Font(bold=True,name="Arial",size=10); N=Font(name="Arial",size=9)
    for i,(t,sz) in enumerate([("Trial Balance",14),("Totara Haven Retirement Village Trust",12),("As at 31 March 2025",12)],1):
        ws.cell(i,1,t).font=Font(bold=True,name="Arial",size=sz); ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=8)
        ws.cell(i,1).alignment=Alignment(horizontal="center")
    H=["Account Code","Account","Tax Rate","Account Type","Debit - Year to date","Credit - Year to date","31 Mar 2024","31 Mar 2023"]
    for j,h in enumerate(H,1):
        x=ws.cell(5,j,h); x.font=B; x.border=Border(bottom=Side(style="medium")); x.alignment=Alignment(horizontal="right" if j>4 else "left",wrap_text=True)
    ws.column_dimensions["C"].hidden=True
    r=6; thin=Border(top=Side(style="thin"))
    fmt='#,##0.00;(#,##0.00)'
    for sec,s,a in S:
        r+=1; ws.cell(r,1,sec).font=B; r+=1
        for d in [d for d in D if d[0]==sec]:
            if d[1]: ws.cell(r,1,d[1])
            ws.cell(r,2,d[2]); ws.cell(r,3,"15% GST" if sec in("Revenue","Expenses") else "No GST"); ws.cell(r,4,d[3])
            row={"account":d[1],"name":d[2]}
            if not d[1]: row.pop("account")
            if d[4]>=0: ws.cell(r,5,d[4]/100); row["debit"]=c(d[4])
            else: ws.cell(r,6,-d[4]/100); row["credit"]=c(-d[4])
            for j,k in ((7,5),(8,6)):
                ws.cell(r,j,d[k]/100); row[names[j-5]]=c(d[k])
            for j in range(1,9):
                ws.cell(r,j).font=N
                if j>4: ws.cell(r,j).number_format=fmt
            rows.append(row); r+=1
    r+=0
    dr=sum(d[4] for d in D if d[4]>0); cr=-sum(d[4] for d in D if d[4]<0); assert dr==cr
    for j,v in ((1,"Total"),(5,dr/100),(6,cr/100),(7,0),(8,0)):
        x=ws.cell(r,j,v); x.font=B; x.number_format=fmt
    for j in range(1,9): ws.cell(r,j).border=Border(top=Side(style="thin"),bottom=Side(style="double"))
    assert sum(d[5] for d in D)==0==sum(d[6] for d in D)
    totals.append({"label":"Total","debit":c(dr),"credit":c(cr),names[2]:0,names[3]:0})
    ws.cell(r+2,1,"Comparatives: one signed column a year, credits in brackets.  ANZ 00 was overdrawn on 31 March 2025 (cleared 2 April).").font=Font(italic=True,name="Arial",size=8)
    for col,w in zip("ABCDEFGH",(14,44,10,22,18,18,17,17)): ws.column_dimensions[col].width=w
    ws.row_dimensions[5].height=28; ws.freeze_panes="A6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet("Prepared by"); w2["A1"]="Prepared: H. Ngatai, 11 April 2025. Source: Xero export, comparatives added from signed accounts."
    wb.save(DOC+name+'.xlsx')
    save(name,'.xlsx',"TB",names,rows,totals,"SENIOR_HOUSING","H. Ngatai, Totara Haven Retirement Village Trust (Xero)","Xero export, debit/credit YTD with two signed comparatives, hidden tax column","accounts without codes; bank overdrawn; codes stored as text; hidden column between names and numbers")

def tb3():
    R=random.Random(2803)
    S=[("Student residences - income",-1,[("Licence fees - Semester 1 and 2","R1010",(0,0,4180)),("Licence fees - summer lets and conferences","R1020",(0,0,612)),("Laundry, printing and vending","R1040",(0,0,48)),("Forfeited booking deposits","R1050",(0,0,19)),("Donations for hardship bursaries","R1210",(0,245,0)),("HEA access grant released","R1220",(0,310,0)),("Head-lease rent from Residences DAC","R1310",(1150,0,0)),("Shop and café concession rents (Kilcarrow Square)","R1320",(288,0,0)),("Car park permits","R1330",(94,0,0)),("Deposit interest","R1400",(22,14,9))]),
     ("Operating costs",1,[("Head-lease rent payable to College","E2010",(0,0,1150)),("Wages - residences and security","E2020",(210,0,688)),("Employer PRSI","E2030",(23,0,76)),("Cleaning contract","E2110",(61,0,302)),("Electricity","E2120",(88,0,264)),("Gas and district heating","E2125",(52,0,141)),("Water and waste","E2130",(19,0,72)),("Broadband to rooms","E2140",(0,0,58)),("Repairs - planned","E2210",(143,0,326)),("Repairs - reactive, incl. storm damage December 2024","E2220",(37,0,171)),("Insurance","E2300",(46,0,83)),("Commercial rates","E2310",(31,0,26)),("Bursaries paid","E2410",(0,388,0)),("Access officers","E2420",(0,124,0)),("Bad debts","E2500",(4,0,27)),("Bank charges and card fees","E2510",(3,1,22)),("Audit and legal","E2520",(28,6,24)),("Depreciation","E2600",(410,0,198)),("Loan interest","E2700",(366,0,0))]),
     ("Assets",1,[("Buildings at cost","B5010",(21400,0,0)),("Fit-out and equipment","B5020",(760,0,1310)),("Student debtors","B5110",(0,0,214)),("Concession debtors","B5120",(37,0,0)),("VAT recoverable","B5130",(16,0,0)),("Prepayments","B5140",(29,0,41)),("Current account","B5210",(0,0,0)),("Endowment deposit","B5220",(0,1450,0)),("Due (to)/from other funds","B5300",(0,0,0))]),
     ("Liabilities",-1,[("Accumulated depreciation","C6010",(6200,0,690)),("Creditors","C6110",(142,9,188)),("PAYE/PRSI","C6120",(14,0,31)),("Accruals","C6130",(71,4,96)),("Licence fees received in advance","C6140",(0,0,527)),("Booking deposits held","C6150",(0,0,163)),("Deferred capital grants","C6210",(2900,380,0)),("Term loan - HFA","C6310",(7800,0,0))]),
     ("Funds",-1,[("Accumulated fund at 1 July 2024","F9010",(0,0,0)),("Share capital","F9020",(0,0,0.1))])]
    D=[]
    for sec,s,a in S:
        for n,code,k in a:
            D.append([sec,n,code]+[s*int(x*1000*R.uniform(.96,1.04)) if x else 0 for x in k])
    g=lambda code: next(d for d in D if d[2]==code)
    rent=g("E2010")[5]; g("R1310")[3]=-rent
    g("B5210")[3:]=[-184220,97315,402918]; g("B5300")[3:]=[251400,-60000,-191400]; g("F9020")[5]=-100
    for i in (3,4,5): g("F9010")[i]=0; g("F9010")[i]=-sum(d[i] for d in D)
    groups=["CORE FUND","RESTRICTED FUNDS","RESIDENCES DAC","COMBINED"]
    names=[f"other:{q} {h}" for q in groups for h in ("Debit €","Credit €")]
    name="kilcarrow_funds_tb"; rows=[];totals=[]
    import datetime
    wb=xlsxwriter.Workbook('../documents/'+name+'.xlsx'); wb.set_properties({'created':datetime.datetime(2025,4,8)})
    ws=wb.add_worksheet("TB"); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(3,4); ws.set_margins(.4,.4,.6,.6)
    ws.set_footer('&L&8Kilcarrow College - Finance Office&C&8Draft for the Residences Committee&R&8Page &P of &N')
    F=lambda **k: wb.add_format({'font_name':'Liberation Sans','font_size':9,**k})
    ws.set_column(0,0,28); ws.set_column(1,1,8); ws.set_column(2,9,12.5)
    ws.write(0,0,"Kilcarrow College and Kilcarrow Residences DAC",F(bold=1,font_size=13)); ws.write(1,0,"Trial balance by fund, nine months to 31 March 2025 (whole euro)",F(italic=1))
    hg=F(bold=1,align='center',valign='vcenter',border=1,bg_color='#DDE6EE'); 
    ws.merge_range(3,0,4,0,"Account name",hg); ws.merge_range(3,1,4,1,"Code",hg)
    for i,q in enumerate(groups):
        ws.merge_range(3,2+2*i,3,3+2*i,q,hg); ws.write(4,2+2*i,"Debit €",hg); ws.write(4,3+2*i,"Credit €",hg)
    fn=F(num_format='#,##0',valign='top',right=4); fb=F(num_format='#,##0',bold=1,top=1,right=4); fT=F(num_format='#,##0',bold=1,top=1,bottom=6,right=4)
    r=5; T=[0]*8
    for sec,s,a in S:
        ws.write(r,0,sec,F(bold=1,font_color='#1F4E79',underline=1)); r+=1; t=[0]*8
        for d in [x for x in D if x[0]==sec]:
            v=d[3:6]; v.append(sum(v)); row={"account":d[2],"name":d[1]}
            ws.write(r,0,d[1],F(text_wrap=1,valign='top',right=4)); ws.write(r,1,d[2],F(valign='top',right=4,align='center'))
            if len(d[1])>31: ws.set_row(r,25)
            for i,x in enumerate(v):
                j=2*i+(x<0)
                for q in (0,1): ws.write_blank(r,2+2*i+q,None,fn)
                if x or d[2]=="B5300": ws.write(r,2+j,abs(x),fn); row[names[j]]=abs(x); t[j]+=abs(x)
                elif i==3 and d[2]=="R1310": pass
            rows.append(row); r+=1
        ws.write(r,0,"Sub-total",fb); ws.write_blank(r,1,None,fb)
        for j in range(8): ws.write(r,2+j,t[j],fb); T[j]+=t[j]
        totals.append({"label":"Sub-total",**dict(zip(names,t))}); r+=2
    ws.write(r,0,"TOTAL ALL ACCOUNTS",fT); ws.write_blank(r,1,None,fT)
    for j in range(8): ws.write(r,2+j,T[j],fT)
    totals.append({"label":"TOTAL ALL ACCOUNTS",**dict(zip(names,T))})
    for i in range(4): assert T[2*i]==T[2*i+1]
    ws.write(r+2,0,"Combined = the net of the three ledgers, account by account; each account is shown on one side only.  The head-lease rent is not eliminated.",F(italic=1,font_size=8))
    ws.write(r+3,0,"Inter-fund balances agree to nil.  Prepared AOS 8/4/25, reviewed ____",F(italic=1,font_size=8))
    wb.close()
    subprocess.run(["soffice","-env:UserInstallation=file://../.lo","--headless","--convert-to","pdf","--outdir",DOC,DOC+name+'.xlsx'],check=True,capture_output=True)
    os.remove(DOC+name+'.xlsx')
    save(name,'.pdf',"TB",names,rows,totals,"STUDENT_HOUSING","A. O'Shaughnessy, Kilcarrow College Finance Office (Excel)","Excel printed to PDF, four debit/credit pairs by fund under grouped headers, names before codes, whole euro","four pairs; combined column nets accounts; wrapped names; nil inter-fund printed 0; subtotals carry the same label")
