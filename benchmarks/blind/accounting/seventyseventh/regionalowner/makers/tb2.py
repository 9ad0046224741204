# Hand-kept Excel working trial balance of a small hotel, Canada
from common import *
import xlsxwriter
R=random.Random(402)
A=[("CURRENT ASSETS",[("1000","Petty cash & house banks",1,3500,"A-1","1001"),("1010","Bank - operating (chequing)",1,148200,"A-1","1002"),("1015","Bank - USD account (CAD equiv.)",1,21940,"A-1","1003"),("1020","Credit card clearing",1,18310,"A-2","1066"),
 ("1100","Guest ledger",1,22875,"C-1","1060"),("1110","City ledger",1,41060,"C-1","1060"),("1115","Allowance - city ledger",-1,2400,"C-1","1061"),("1200","Inventory - food",1,8420,"D-1","1120"),("1205","Inventory - liquor, beer & wine",1,11960,"D-1","1120"),("1210","Inventory - guest supplies",1,6180,"D-1","1120"),("1300","Prepaid insurance",1,14600,"E-1","1484"),("1310","Prepaid licences & other",1,5230,"E-1","1484")]),
("CAPITAL ASSETS",[("1500","Land",1,1875000,"U-1","1600"),("1510","Building",1,6420000,"U-1","1680"),("1515","Acc. amort. - building",-1,1688400,"U-1","1681"),("1520","Furniture, fixtures & equipment",1,1118700,"U-1","1787"),("1525","Acc. amort. - FF&E",-1,742300,"U-1","1788"),("1530","Computer & PMS hardware",1,64100,"U-1","1774"),("1535","Acc. amort. - computer",-1,49250,"U-1","1775")]),
("LIABILITIES",[("2000","Accounts payable",-1,67400,"BB-1","2621"),("2010","Accrued liabilities",-1,38200,"BB-2","2629"),("2020","Accrued payroll & vacation",-1,44900,"BB-3","2624"),("2100","GST payable (net of ITCs)",-1,16700,"BB-4","2680"),("2105","PST payable",-1,12850,"BB-4","2680"),("2110","MRDT payable",-1,5900,"BB-4","2680"),("2120","Source deductions payable",-1,13300,"BB-4","2683"),("2200","Advance deposits - rooms",-1,31900,"BB-5","2770"),("2205","Gift cards outstanding",-1,9150,"BB-5","2770"),("2300","Due to Okanagan Ridge Management Ltd.",-1,120000,"GG-1","2861"),("2400","Mortgage - Valley First term",-1,4385000,"KK-1","3141"),("2410","FF&E loan - BDC",-1,262500,"KK-2","3140")]),
("EQUITY",[("3000","Common shares",-1,100,"TT-1","3500"),("3010","Contributed surplus",-1,1500000,"TT-1","3541"),("3100","Retained earnings",-1,0,"TT-2","3600"),("3200","Dividends declared",1,0,"TT-2","3701")]),
("ROOMS",[("4000","Room revenue - transient",-1,2416800,"10-1","8000"),("4010","Room revenue - group & tour",-1,688300,"10-1","8000"),("4020","Room revenue - corporate",-1,401100,"10-1","8000"),("4090","Rooms allowances & rebates",1,18900,"10-1","8000"),("4100","Rooms wages & benefits",1,612400,"20-1","9060"),("4110","Travel agent & OTA commissions",1,287300,"20-1","8871"),("4120","Laundry & linen",1,88600,"20-1","8450"),("4130","Guest supplies",1,61900,"20-1","9130")]),
("FOOD & BEVERAGE",[("4500","Restaurant revenue",-1,742100,"10-2","8000"),("4510","Lounge revenue",-1,318700,"10-2","8000"),("4520","Banquet & meeting room revenue",-1,164200,"10-2","8000"),("4600","Cost of food sold",1,262300,"20-2","8320"),("4610","Cost of beverage sold",1,98400,"20-2","8320"),("4620","F&B wages & benefits",1,487200,"20-2","9060"),("4630","China, glass & silver",1,12100,"20-2","9130")]),
("OTHER OPERATED",[("4800","Parking revenue",-1,58400,"10-3","8230"),("4810","Vending & guest laundry",-1,11950,"10-3","8230"),("4820","Cancellation / no-show fees",-1,21300,"10-3","8230")]),
("UNDISTRIBUTED & FIXED",[("5000","Administrative salaries",1,241700,"30-1","9060"),("5010","Credit card discount",1,96500,"30-1","8711"),("5020","Bank charges",1,4830,"30-1","8715"),("5030","Professional fees",1,27400,"30-1","8860"),("5040","Bad debts",1,1900,"30-1","8590"),("5100","Marketing & franchise fees",1,214600,"30-2","8520"),("5200","Repairs & maintenance",1,142800,"30-3","8960"),("5210","Pool & hot tub",1,19600,"30-3","8960"),("5300","Hydro",1,98100,"30-4","9220"),("5310","Natural gas",1,47300,"30-4","9220"),("5320","Water & sewer",1,33700,"30-4","9220"),("5400","Management fee",1,143200,"40-1","8871"),("5410","Property taxes",1,131500,"40-2","9180"),("5420","Insurance",1,72900,"40-2","8690"),("5500","Interest - mortgage",1,238600,"KK-1","8714"),("5510","Interest - FF&E loan",1,19100,"KK-2","8714"),("5600","Amortization",1,0,"U-1","8670"),("5900","Income taxes - current",1,0,"FF-1","9990")])]
def rn(x): return int(x*100*R.uniform(.9,1.1))+R.randint(-60,60)
L=[]
for s,acc in A:
    for c,n,sg,b,ref,g in acc:
        pl=c>="4000"
        o=0 if pl or not b else sg*rn(b)
        if c in("1500","3000","3010","1000","2300"): o=sg*b*100
        dr=cr=0
        if pl:
            v=rn(b) if b else 0
            if sg>0: dr=v
            else: cr=v
            if v and R.random()<.35:
                w=int(v*R.uniform(.004,.03))
                if sg>0: cr=w
                else: dr=w
        elif c in("1010",): pass
        elif c=="3200": dr=15000000
        elif c in("1515","1525","1535","1500","1510","3000","3010","3100"): pass
        elif c=="1520": dr=8741250
        elif c=="1530": dr=612999
        elif c=="2400": dr=18642077
        elif c=="2410": dr=5250000
        elif c in("1000",): pass
        elif c=="2300": dr=4000000
        elif c in("1115",): cr=85000
        elif c in("1200","1205","1210"): pass
        else:
            t=abs(o)*R.uniform(5,14); net=int(o*R.uniform(-.15,.2)); dr=int(t)+max(net,0); cr=int(t)+max(-net,0)
        L.append(dict(s=s,c=c,n=n,o=o,dr=dr,cr=cr,ad=0,ac=0,ref=ref,g=g))
by={r['c']:r for r in L}
# adjusting entries (balanced pairs)
AJ=[("5600","1515",18930000),("5600","1525",7529130),("5600","1535",744999),("4600","1200",0),("5030","2010",1850000),("1200","4600",61240),("4610","1205",118465),("4130","1210",40215),("5900","2010",4126800),("5040","1115",92550),("5420","1300",318090),("4110","2010",640075),("5510","2410",0),("2205","4820",212500),("5320","2010",281633)]
for a,b,v in AJ:
    by[a]['ad']+=v; by[b]['ac']+=v
by["3100"]['o']-=sum(r['o'] for r in L)
x=sum(r['dr']-r['cr'] for r in L); by["1010"]['dr']=481230511+max(0,-x); by["1010"]['cr']=481230511+max(0,x)
assert sum(r['o'] for r in L)==0 and sum(r['dr']-r['cr'] for r in L)==0 and sum(r['ad']-r['ac'] for r in L)==0
name='TB_quay_inn_FY25_working.xlsx'
wb=xlsxwriter.Workbook(DOC+name); ws=wb.add_worksheet('WTB')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
num='#,##0.00;(#,##0.00);""'
fn=F(num_format=num); ft=F(num_format='#,##0.00',bold=True,top=1,bottom=6); fh=F(bold=True,align='center',bottom=1,bg_color='#DDE6F0'); fg=F(bold=True,align='center',border=1,bg_color='#DDE6F0')
fs=F(bold=True,italic=True,font_color='#1F3864'); fx=F(); fb=F(bold=True); fi=F(italic=True,font_color='#C00000',font_size=9); fc=F(align='center'); fcg=F(align='center',font_color='#7F7F7F',font_size=9)
ws.write('A1','Okanagan Ridge Hospitality Ltd. o/a The Quay Inn',wb.add_format(dict(font_name='Calibri',font_size=14,bold=True)))
ws.write('A2','Working trial balance - year ended December 31, 2025',fb); ws.write('A3','(Canadian dollars, unaudited - prepared by controller, v3 after AJEs 1-13)',F(italic=True))
ws.write('L2','Prepared: T.M.',fx); ws.write('L3','Date: 2026-02-18',fx)
h=5
ws.merge_range(h,3,h,4,'Opening Balance',fg); ws.merge_range(h,5,h,6,'Transactions',fg); ws.merge_range(h,7,h,8,'Adjusting Entries',fg); ws.merge_range(h,9,h,10,'Closing Balance',fg)
for j,t in enumerate(['Acct','Account name','W/P','Debit','Credit','Debit','Credit','Debit','Credit','Debit','Credit','GIFI']): ws.write(h+1,j,t,fh)
ws.set_column(0,0,7);ws.set_column(1,1,37);ws.set_column(2,2,6);ws.set_column(3,10,14.5);ws.set_column(11,11,7); ws.freeze_panes(h+2,2)
r=h+2; sec=None; rows=[];K=["open_dr","open_cr","debit","credit","other:Adjusting Entries Debit","other:Adjusting Entries Credit","close_dr","close_cr"]
T=[0]*8
for q in L:
    if q['s']!=sec:
        if sec: r+=1
        sec=q['s']; ws.write(r,0,sec,fs); r+=1
    e=q['o']+q['dr']-q['cr']+q['ad']-q['ac']
    v=[max(q['o'],0),max(-q['o'],0),q['dr'],q['cr'],q['ad'],q['ac'],max(e,0),max(-e,0)]
    for i,z in enumerate(v): T[i]+=z
    w=list(v)
    if q['c']=="5200":     # planted: two digits of the closing debit keyed wrongly
        s=str(w[6]); orig=w[6]; k=2; s=s[:k]+str((int(s[k])+3)%10)+s[k+1:]; w[6]=int(s); planted={"what":f"account 5200 Repairs & maintenance: closing debit printed {w[6]/100:,.2f}, should be {orig/100:,.2f}; column total is the true one","kind":"digit_changed"}
    ws.write(r,0,int(q['c']),fc); ws.write(r,1,q['n'],fx); ws.write(r,2,q['ref'],fcg); ws.write(r,11,q['g'],fcg)
    o={"account":q['c'],"name":q['n']}
    for i,z in enumerate(w):
        if z: ws.write_number(r,3+i,z/100,fn); o[K[i]]=d(z)
        else: ws.write_blank(r,3+i,None,fn)
    rows.append(o); r+=1
r+=1
ws.write(r,1,'Totals',fb)
for i,z in enumerate(T): ws.write_number(r,3+i,z/100,ft)
ws.write(r+2,1,'AJE 1-3 amortization per schedule U-1; AJE 9 tax estimate, to be trued up on T2.',fi)
ws.write(r+3,1,'USD bank translated at 1.3706 (Dec 31, 2025).',fi)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(h,h+1);ws.set_footer('&L&F&RPage &P of &N')
n2=wb.add_worksheet('AJE list'); n2.write_row(0,0,['AJE','Dr acct','Cr acct','Amount','Explanation'],fb)
for i,(a,b,v) in enumerate([x for x in AJ if x[2]]): n2.write_row(i+1,0,[i+1,int(a),int(b),v/100,by[a]['n']],fx)
n2.set_column(4,4,40); ws.activate(); wb.close()
save(name,"TB",K,rows,[{"label":"Totals",**dict(zip(K,map(d,T)))}],"controller's Excel working TB of a hotel, four Dr/Cr pairs, W/P and GIFI columns, section headings",True,planted)
print(name,len(rows),planted)
