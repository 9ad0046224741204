from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.pdfgen import canvas
import xlsxwriter
def tb1():
    R=random.Random(1601)
    funds=[("FUND 10","General Needs Housing",[
     ("1010","Housing properties at cost","GN00",'dr',41250000),("1015","Accumulated depreciation - housing","GN00",'cr',8120000),
     ("1200","Rent debtors - current tenants","GN01",'dr',612000),("1205","Rent debtors - former tenants","GN01",'dr',148000),
     ("1209","Provision for bad debts","GN01",'cr',171000),("1310","Collection bank account","GN00",'bank',1900000),
     ("2100","Loans - long term","GN00",'cr',22400000),("2410","Social housing grant","GN00",'cr',6900000),
     ("3000","Revenue reserve b/fwd","GN00",'res',0),("4000","Rents receivable","GN01",'inc',9150000),
     ("4010","Service charges receivable","GN01",'inc',771000),("4090","Void losses","GN01",'exp',118000),
     ("5100","Responsive repairs","GN10",'exp',2310000),("5110","Void works","GN10",'exp',640000),("5400","Loan interest payable","GN00",'exp',1010000)]),
    ("FUND 20","Sheltered and Supported",[
     ("1010","Housing properties at cost","SH00",'dr',11830000),("1015","Accumulated depreciation - housing","SH00",'cr',2750000),
     ("1200","Rent debtors - current tenants","SH02",'dr',93000),("1310","Collection bank account","SH00",'bank',410000),
     ("2410","Social housing grant","SH00",'cr',4100000),("3000","Revenue reserve b/fwd","SH00",'res',0),
     ("4000","Rents receivable","SH02",'inc',2020000),("4020","Supporting people contract income","SH05",'inc',318000),
     ("5210","Scheme managers' pay","SH05",'exp',702000),("5220","Communal heat and light","SH02",'exp',266000),("5225","Lift and alarm contracts","SH02",'exp',94000)]),
    ("FUND 90","Central Services",[
     ("1100","Office equipment and ICT","CS00",'dr',880000),("1105","Depreciation - office equipment","CS00",'cr',512000),
     ("1310","Current account","CS00",'bank',265000),("2210","PAYE and pension creditors","CS00",'cr',141000),("2290","Accruals and deferred income","CS00",'cr',98000),
     ("3000","Revenue reserve b/fwd","CS00",'res',0),("4800","Management fee recharged","CS20",'inc',1690000),("5600","Salaries - head office","CS20",'exp',1244000),
     ("5640","Insurances","CS20",'exp',211000),("5650","Audit and professional fees","CS20",'exp',76000)])]
    keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
    rows=[];totals=[];body=[];sty=[];gt=[0]*6
    for fc,fn,acc in funds:
        L=[]
        for a in acc:
            k=a[3]; o=d=c=0; j=lambda v:int(v*100*R.uniform(.93,1.07))
            if k in('dr','bank'): o=j(a[4]); 
            if k=='cr': o=-j(a[4])
            if k=='inc': c=j(a[4]); d=j(a[4]*.01) if R.random()<.5 else 0
            if k=='exp': d=j(a[4]); c=j(a[4]*.02) if R.random()<.4 else 0
            if k=='dr': d=j(a[4]*.06); c=j(a[4]*.03) if R.random()<.6 else 0
            if k=='cr': c=j(a[4]*.05); d=j(a[4]*.02) if R.random()<.6 else 0
            if k=='bank': d=j(sum(x[4] for x in acc if x[3]=='inc')*1.0)
            L.append([a,o,d,c])
        res=[x for x in L if x[0][3]=='res'][0]; res[1]=-sum(x[1] for x in L)
        bk=[x for x in L if x[0][3]=='bank'][0]; p=sum(x[2]-x[3] for x in L)
        if p>0: bk[3]+=p
        else: bk[2]-=p
        sty.append(('SPAN',(0,len(body)+2),(-1,len(body)+2)));sty.append(('FONT',(0,len(body)+2),(-1,len(body)+2),'Helvetica-Bold',8));sty.append(('BACKGROUND',(0,len(body)+2),(-1,len(body)+2),colors.HexColor('#dfe8ee')))
        body.append([f"{fc} : {fn}"]+['']*8); st=[0]*6
        for a,o,d,c in L:
            e=o+d-c; v=[max(o,0),max(-o,0),d,c,max(e,0),max(-e,0)]
            r={"account":a[0],"name":a[1]}
            for k,x in zip(keys,v):
                if x: r[k]=c2(x)
            rows.append(r); st=[s+x for s,x in zip(st,v)]
            body.append([a[0],a[1],a[2]]+[fmt(x) if x else '' for x in v])
        assert st[0]==st[1] and st[2]==st[3] and st[4]==st[5]
        lab=f"Total {fc.title()}"; totals.append({"label":lab,**{k:c2(x) for k,x in zip(keys,st)}})
        i=len(body)+2; sty+= [('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(3,i),(-1,i),.6,colors.black),('BOTTOMPADDING',(0,i),(-1,i),7)]
        body.append(['',lab,'']+[fmt(x) for x in st]); gt=[g+x for g,x in zip(gt,st)]
    totals.append({"label":"ALL FUNDS",**{k:c2(x) for k,x in zip(keys,gt)}})
    i=len(body)+2; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(3,i),(-1,i),1,colors.black),('LINEBELOW',(3,i),(-1,i),1,colors.black)]
    body.append(['','ALL FUNDS','']+[fmt(x) for x in gt])
    hd=[["Nominal","Account","Cost\ncentre","Brought forward 1 April 2024","","Movement in year","","Carried forward 31 March 2025",""],["","","","Dr £","Cr £","Dr £","Cr £","Dr £","Cr £"]]
    S=getSampleStyleSheet()
    def foot(c,d):
        c.setFont('Helvetica-Oblique',7);c.drawString(40,22,"Tarrowmere Homes Group Ltd  |  Registered society 48117R (fictitious)  |  Trial balance by fund, period 13 final");c.drawRightString(800,22,f"Page {d.page}")
    t=Table(hd+body,colWidths=[44,172,42]+[84]*6,repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('ALIGN',(3,0),(8,0),'CENTER'),('ALIGN',(3,1),(8,-1),'RIGHT'),
      ('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(3,0),(4,0),.4,colors.grey),('LINEBELOW',(5,0),(6,0),.4,colors.grey),('LINEBELOW',(7,0),(8,0),.4,colors.grey),
      ('TOPPADDING',(0,2),(-1,-1),1.6),('BOTTOMPADDING',(0,2),(-1,-1),1.6)]+sty))
    SimpleDocTemplate(DOC+'tarrowmere_fund_tb.pdf',pagesize=landscape(A4),leftMargin=38,rightMargin=38,topMargin=34,bottomMargin=38).build([Paragraph("Tarrowmere Homes Group",S['Heading2']),Paragraph("Trial balance by fund and cost centre for the year ended 31 March 2025. Each fund balances on its own; inter-fund settlement passes through the bank accounts.",S['BodyText']),Spacer(1,6),t,Spacer(1,8),Paragraph("Prepared: J. Haskett, Financial Accountant &nbsp;&nbsp; Reviewed: ______________",S['BodyText'])],onFirstPage=foot,onLaterPages=foot)
    save('tarrowmere_fund_tb.pdf','TB','MULTIFAMILY','TRIAL_BALANCE',keys,rows,totals,"housing association financial accountant (UK)","landscape, three Dr/Cr pairs under grouped two-line header, fund sections, repeated header",False)
def tb2():
    R=random.Random(1602)
    sec=[("0000","Balance Sheet - Municipal Fund",[("01110","Cash at Bank - Municipal",'bank',2600000),("01120","Term Deposits - Restricted",'dr',3800000),("01210","Rates Debtors",'dr',418000),("01230","Sundry Debtors",'dr',96500),("01238","Provision for Doubtful Debts",'cr',21000),("01510","Land and Buildings - Community",'dr',18900000),("01519","Accum. Depn - Buildings",'cr',4200000),("01540","Roads Infrastructure",'dr',61400000),("01549","Accum. Depn - Roads",'cr',17300000),("02110","Trade Creditors",'cr',604000),("02150","Bonds and Deposits Held",'cr',71000),("02210","Annual Leave Provision",'cr',433000),("02310","WATC Loan 118 - Seniors Units",'cr',1150000),("03010","Asset Revaluation Surplus",'cr',39800000),("03090","Retained Surplus",'res',0)]),
     ("1040","Governance and Members",[("61010","General Purpose Grant",'inc',1410000),("61020","Rates Levied",'inc',4870000),("71010","Members' Sitting Fees",'exp',118000),("71015","Election Costs",'exp',0),("71080","Audit Fees",'exp',64000)]),
     ("2210","Housing - Seniors Units",[("62110","Rent - Seniors Units",'inc',296000),("62115","Tenant Recoveries - Water",'inc',18400),("72110","Maintenance - Seniors Units",'exp',131000),("72120","Insurance - Seniors Units",'exp',27500),("72190","Interest on Loan 118",'exp',44800),("72199","Depreciation - Seniors Units",'exp',152000)]),
     ("2220","Housing - Staff",[("62210","Rent - Staff Housing",'inc',112000),("72210","Maintenance - Staff Housing",'exp',97000),("72250","Utilities - Staff Housing",'exp',31000),("72299","Depreciation - Staff Housing",'exp',88000)]),
     ("3105","Sanitation and Waste",[("63100","Refuse Charges",'inc',845000),("63140","Tip Fees",'inc',62300),("73100","Kerbside Collection Contract",'exp',571000),("73130","Tip Maintenance",'exp',188000)]),
     ("4300","Roads and Depot",[("64300","Regional Road Group Grant",'inc',930000),("74310","Road Maintenance - Wages",'exp',1022000),("74320","Plant Operating Costs",'exp',466000),("74330","Road Materials",'exp',387000),("74399","Depreciation - Roads",'exp',2140000)])]
    L=[]
    for cc,t,acc in sec:
        for code,n,k,b in acc:
            j=lambda v:int(v*100*R.uniform(.9,1.1)); o=d=c=0; ly=None; bud=None
            if k in('dr','bank'): o=j(b); d=j(b*.05); c=j(b*.03) if R.random()<.7 else 0
            if k=='bank': d=j(8500000)
            if k=='cr': o=-j(b); c=j(b*.07); d=j(b*.04) if R.random()<.7 else 0
            if k=='inc': c=j(b); d=j(b*.01) if R.random()<.5 else 0; ly=-j(b*.95); bud=-round(b*R.uniform(.95,1.05)/500)*50000
            if k=='exp': d=j(b); c=j(b*.015) if R.random()<.4 else 0; ly=j(b*.95) if b else 3184250; bud=round(b*R.uniform(.95,1.08)/500)*50000
            L.append(dict(cc=cc,t=t,code=code,n=n,k=k,o=o,d=d,c=c,ly=ly,bud=bud))
    res=[x for x in L if x['k']=='res'][0]; res['o']=-sum(x['o'] for x in L)
    bk=[x for x in L if x['k']=='bank'][0]; p=sum(x['d']-x['c'] for x in L); bk['c']+=max(p,0); bk['d']+=max(-p,0)
    pl=sum(x['ly'] for x in L if x['ly'] is not None)
    for x in L:
        if x['ly'] is None: x['ly']=x['o']-(pl if x['k']=='res' else 0)
        x['e']=x['o']+x['d']-x['c']
    assert sum(x['e'] for x in L)==0==sum(x['o'] for x in L)==sum(x['ly'] for x in L)
    K=["beginning","debit","credit","ending","other:2023/24 Actual","other:2024/25 Adopted Budget"]; F=['o','d','c','e','ly','bud']
    nf='#,##0.00;(#,##0.00);0.00'; totals=[]
    wb=xlsxwriter.Workbook(DOC+'wandilla_east_tb_june25.xlsx'); ws=wb.add_worksheet('GL TB 30.06.25')
    f=lambda **k:wb.add_format(k)
    N=f(num_format=nf);NB=f(num_format=nf,bold=1,top=1);NG=f(num_format=nf,bold=1,top=1,bottom=6);BT=f(bold=1,top=1);H=f(bold=1,bg_color='#1F4E3D',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1);I=f(italic=1,font_size=9);SH=f(bold=1,bg_color='#E2EFDA')
    ws.set_column('A:A',24,None,{'hidden':1}); ws.set_column('B:B',13); ws.set_column('C:C',34); ws.set_column('D:I',17)
    ws.write('B1','SHIRE OF WANDILLA EAST',f(bold=1,font_size=14)); ws.write('B2','Trial balance with budget - General Ledger - as at 30 June 2025 (unaudited)'); ws.write('B3','Credits shown in brackets. All amounts in Australian dollars.',I)
    for col,h in (('A','GL key'),('B','GL Code'),('C','Description')): ws.merge_range(f'{col}5:{col}6',h,H)
    ws.merge_range('D5:G5','Year to date',H); ws.write('H5','2023/24',H); ws.write('I5','2024/25',H)
    for i,h in enumerate(['Opening Balance','Debits','Credits','Closing Balance','Actual','Adopted Budget']): ws.write(5,3+i,h,H)
    ws.freeze_panes(6,3); r=6; rows=[]
    def line(lab,xs,ff,lf,gl):
        nonlocal r
        ws.write(r,1,'',lf); ws.write(r,2,lab,lf); t={"label":lab}
        for i,(k,fk) in enumerate(zip(K,F)):
            vs=[x[fk] for x in xs if x[fk] is not None]
            if vs: ws.write_number(r,3+i,sum(vs)/100,ff); t[k]=c2(sum(vs))
            else: ws.write(r,3+i,'',ff)
        totals.append(t); r+=2
    bad=None
    for cc,t,_ in sec:
        ws.write(r,1,f'CC {cc}',SH); ws.write(r,2,t,SH); [ws.write(r,c,'',SH) for c in range(3,9)]; r+=1
        xs=[x for x in L if x['cc']==cc]
        for x in xs:
            code=f"{cc}.{x['code']}"; ws.write(r,0,f"WE-01-{cc}-{x['code']}-000"); ws.write(r,1,code); ws.write(r,2,x['n']); o={"account":code,"name":x['n']}
            for i,(k,fk) in enumerate(zip(K,F)):
                v=x[fk]
                if v is None: continue
                if x['code']=='72110' and fk=='e':
                    s=str(v); p=len(s)-5; dg=str((int(s[p])+3)%10); v2=int(s[:p]+dg+s[p+1:]); bad=(v,v2); v=v2
                ws.write_number(r,3+i,v/100,N); o[k]=c2(v)
            rows.append(o); r+=1
        line(f'Total {t}',xs,NB,BT,0)
    line('GRAND TOTAL - ALL COST CENTRES',L,NG,BT,1)
    ws.write(r,1,'Note 1: Election costs are biennial; no election was held in 2024/25.',I); ws.write(r+1,1,'Note 2: Budget is adopted for operating accounts only.',I)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); wb.close()
    save('wandilla_east_tb_june25.xlsx','TB','OTHER','TRIAL_BALANCE',K,rows,totals,"shire council finance officer (Australia)","cost-centre sections, signed with brackets, last year and budget columns, hidden text key column A",False,
     {"what":f"closing balance of 2210.72110 Maintenance - Seniors Units printed {bad[1]/100:.2f} instead of {bad[0]/100:.2f}; subtotals and grand total carry the right figure","kind":"digit_changed"})
def tb3():
    R=random.Random(1603)
    sec=[("0","FIXED ASSETS",[("0110","Social housing in operation","",'d',214600000),("0120","Non-social housing in operation","",'d',38150000),("0130","Property under construction","",'d',5240000),("0210","Office Vlietkade 7","",'d',1880000),("0219","Depreciation office","",'c',944000),("0310","Loan to Vlietkant Holding B.V.","",'d',2500000)]),
     ("0","EQUITY AND LONG-TERM DEBT",[("0500","Other reserves","",'plug',0),("0510","Revaluation reserve","",'c',88400000),("0610","Provision onerous contracts","",'c',1310000),("0700","Loans public sector (guaranteed)","",'c',74300000),("0710","Loans credit institutions","",'c',19800000)]),
     ("1","CURRENT ACCOUNTS",[("1010","Main current account","",'d',2410000),("1020","Deposit account","",'d',750000),("1100","Rent debtors sitting tenants","",'d',486000),("1110","Rent debtors departed tenants","",'d',173000),("1190","Provision doubtful debts","",'c',241000),("1400","Trade creditors","",'c',1135000),("1510","Payroll tax payable","",'c',214000),("1600","Accrued interest on loans","",'c',1066000),("1720","Rents received in advance","",'c',158000)]),
     ("4","OPERATING COSTS",[("4010","Salaries","K10",'e',3870000),("4020","Social charges and pensions","K10",'e',1120000),("4110","Reactive repairs","K30",'e',4210000),("4120","Vacancy repairs","K30",'e',1560000),("4130","Planned maintenance","K31",'e',6120000),("4210","Municipal property taxes","K40",'e',1490000),("4220","Insurance","K40",'e',335000),("4300","Landlord levy (settlement)","K40",'e',0.4),("4400","Livability projects","K50",'e',284000),("4510","IT and licences","K10",'e',690000),("4600","Bad debts written off","K20",'e',97000)]),
     ("8","INCOME",[("8000","Net rent dwellings","K20",'i',23850000),("8010","Net rent garages and parking","K20",'i',612000),("8020","Net rent student rooms","K21",'i',1745000),("8090","Loss of rent through vacancy","K20",'e',318000),("8200","Service contract receipts","K22",'i',1130000),("8210","Costs of service contracts","K22",'e',1098000),("8500","Result on sale of dwellings","K60",'i',1410000)]),
     ("9","FINANCIAL INCOME AND EXPENSE",[("9010","Interest on loans","K70",'e',2960000),("9020","Interest received","K70",'i',61000),("9100","Changes in fair value","K71",'i',3300000),("9400","Corporate income tax","K80",'e',845000)])]
    def f(v,w):
        if v is None: return ' '*w
        s=f"{abs(v)/100:,.2f}".replace(',','#').replace('.',',').replace('#','.')
        return (s+(' D' if v>0 else ' C' if v<0 else '  ')).rjust(w)
    L=[]
    for cl,t,acc in sec:
        for code,n,cc,k,b in acc:
            s=1 if k in 'de' else -1; j=lambda:int(s*b*100*R.uniform(.93,1.07))
            ty,ly=j(),j(); bu=int(s*b*R.uniform(.95,1.05)/1000)*100000 if cl in '489' else None
            if code=='4300': ty,ly,bu=0,-4128755,0
            L.append(dict(cl=cl,t=t,code=code,n=n,cc=cc,k=k,ty=ty,ly=ly,bu=bu))
    pg=[x for x in L if x['k']=='plug'][0]
    for k in('ty','ly'): pg[k]=0; pg[k]=-sum(x[k] for x in L)
    K=["other:LAST YEAR 2023","ending","other:BUDGET 2024"]; rows=[];totals=[];lines=[]
    def put(code,n,cc,v,b=False): lines.append((f"{n:<36.36} {code:<6}{cc:<5}"+''.join(f(x,21) for x in v),b))
    def tot(lab,xs):
        v=[sum(x['ly'] for x in xs),sum(x['ty'] for x in xs),sum(x['bu'] for x in xs if x['bu'] is not None) if any(x['bu'] is not None for x in xs) else None]
        put('',lab,'',v,True); totals.append({"label":lab,**{k:c2(x) for k,x in zip(K,v) if x is not None}})
    for cl,t,acc in sec:
        lines.append(('',0)); lines.append((f"** {t}",True)); xs=[x for x in L if x['t']==t]
        for x in xs:
            v=[x['ly'],x['ty'],x['bu']]; put(x['code'],x['n'],x['cc'],v)
            rows.append({"account":x['code'],"name":x['n'],**{k:c2(y) for k,y in zip(K,v) if y is not None}})
        lines.append((' '*48+''.join(('-'*19).rjust(21) for _ in range(3)),0)); tot('Total '+t.lower(),xs)
        if t=="CURRENT ACCOUNTS": lines.append(('',0)); tot('TOTAL BALANCE SHEET',[x for x in L if x['cl'] in '01'])
    lines.append(('',0)); tot('TOTAL PROFIT AND LOSS',[x for x in L if x['cl'] in '489']); tot('CHECK TOTAL LEDGER',L)
    c=canvas.Canvas(DOC+'vlietkant_ledger_balances_2024.pdf',pagesize=landscape(A4)); n=0;pg=0
    per=44; pages=[lines[i:i+per] for i in range(0,len(lines),per)]
    for P in pages:
        pg+=1; y=560; T=lambda s,b=0:(c.setFont('Courier-Bold' if b else 'Courier',8.6),c.drawString(42,y,s))
        T("STICHTING WOONHUYS DE VLIETKANT"+' '*42+"Run 14-02-2025 09:41"+f"    page {pg}/{len(pages)}",1); y-=11; T("Balance list general ledger, financial year 2024, periods 01-12      (all amounts in EUR;  D = debit, C = credit)"); y-=11
        T("="*111); y-=11; T(f"{'':<36} {'LEDG.':<6}{'COST':<5}"+''.join(h.rjust(19)+'  ' for h in("LAST YEAR","THIS YEAR","BUDGET")),1); y-=10
        T(f"{'DESCRIPTION':<36} {'ACC.':<6}{'PL.':<5}"+''.join(h.rjust(19)+'  ' for h in("2023","2024","2024")),1); y-=10; T("="*111); y-=10
        for s,b in P: T(s,b); y-=10.4
        c.setFont('Courier',7); c.drawString(42,26,"Selection: all ledger accounts with balance this year or last year or with budget. Accounts without budget are left blank."); c.showPage()
    c.save()
    # last-year first column: 'ending' is the second printed column
    save('vlietkant_ledger_balances_2024.pdf','TB','MULTIFAMILY','TRIAL_BALANCE',K,rows,totals,"controller of a Dutch housing corporation","Courier print list, name before code, D/C marks, dot thousands and comma decimals, last year before this year",True)
