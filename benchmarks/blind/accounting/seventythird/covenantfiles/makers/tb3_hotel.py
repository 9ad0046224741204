from common import *
import xlsxwriter
# sections: (title, [(acct,title,open,dr,cr)])
S=[("ASSETS",[
("100","House banks",12500,0,0),("102","Operating acct. Cascadia Bk",284116.52,None,None),("103","Payroll acct. Cascadia Bk",18204.11,2214806.5,2209411.37),("105","FF&E reserve",198440.77,231614.2,164820),
("110","Guest ledger",61208.4,5604118.93,5612904.66),("111","City ledger / group billing",84316.25,918204.5,904118.75),("112","Retail tenants receivable",14206,338114.6,331862.1),("118","Credit card clearing",42180.36,4811207.15,4806914.4),
("120","Inventory - F&B",38114.9,412206.18,409816.44),("121","Inventory - linen & china",56400,12880,9400),("125","Prepaid insurance",71206.33,148200,133804.75),("126","Prepaid licences & dues",9418,14206,16210),
("150","Land",2850000,0,0),("151","Building",14206000,0,0),("152","Lobby shops build-out",884200,42618.5,0),("155","FF&E",3118406.2,164820,28400),("159","Accumulated depreciation",-5206118.44,22150,688402.5)]),
("LIABILITIES",[
("200","Accounts payable trade",-164208.36,2618406.77,2604118.93),("205","Accrued payroll & PTO",-98416.1,2209411.37,2231806.2),("208","Occupancy tax payable",-71206.48,618204.11,624118.36),("209","Sales tax payable",-18406.2,164208.4,166114.05),
("212","Advance deposits - rooms",-112406,806114.25,818206),("213","Advance deposits - banquets",-48210,214406,209118.5),("215","Gift certificates outstanding",-21380,18440,20615),("220","Retail security deposits",-46500,4500,6000),
("225","Accrued interest",-61804.17,556237.53,554118.2),("250","First mortgage, Cascadia Bk",-9418206.88,241806.33,0),("255","PACE assessment - boiler",-412618.9,38206.4,0)]),
("EQUITY",[("300","Partners' capital",None,0,0),("310","Distributions",0,450000,0)]),
("REVENUE",[("400","Rooms - transient",0,18406.5,3906218.44),("401","Rooms - group",0,4210,1218406.9),("405","No-show & cancellation",0,0,31806),("410","Restaurant (Driftwood Grill)",0,2214.6,684118.3),("412","Banquet & catering",0,0,412806.75),
("420","Parking - valet & self",0,0,138204),("430","Lobby shops - minimum rent",0,0,246816),("431","Lobby shops - percentage rent",0,0,18412.77),("432","Lobby shops - CAM & tax",0,1180,72885.83),("440","Guest laundry, vending, misc.",0,0,21406.18)]),
("EXPENSES",[("500","Rooms payroll",0,918206.44,0),("505","Rooms supplies & linen",0,214806.2,9400),("506","OTA commissions",0,382114.9,4216.3),("510","F&B cost of sales",0,409816.44,2810),("512","F&B payroll",0,418206.7,0),("530","Shops - repairs & promo",0,31406.55,0),
("600","A&G payroll",0,268114.2,0),("602","Card fees",0,131806.44,0),("605","Legal and audit",0,41200,0),("610","Sales & marketing",0,214406.12,0),("612","Franchise / royalty fee",0,256231.27,0),("620","Property ops & maintenance",0,298114.6,1425),("630","Electricity",0,184206.9,0),("631","Gas",0,68114.35,0),("632","Water and sewer",0,91806.2,0),
("640","Base mgmt. fee 3%",0,201806.41,0),("650","Real estate tax",0,236114.8,0),("655","Insurance",0,133804.75,0),("660","Interest",0,554118.2,0),("670","Depreciation",0,688402.5,0),("680","Loss on disposal FF&E",0,6250,0)])]
allr=[x for _,l in S for x in l]
cap=-sum(x[2] for x in allr if x[2] is not None)
d=sum(x[3] for x in allr if x[3] is not None);c=sum(x[4] for x in allr if x[4] is not None)
cd=6206118.4; cc=r2(d+cd-c)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr'];rows=[];totals=[]
fn='harborlight_inn_shops_TB_YTD_Sep.xlsx'
wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet('TB 9-30');F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
h=F(bold=1,align='center',border=1,bg_color='#D9E1D0',text_wrap=1,valign='vcenter');num=F(num_format='#,##0.00',right=4,left=4);tx=F();ctr=F(align='center');sec=F(bold=1,italic=1);st=F(bold=1,num_format='#,##0.00',top=1);stl=F(bold=1,align='right');gt=F(bold=1,num_format='#,##0.00',top=1,bottom=6)
note=F(italic=1,font_color='#9C0006',font_size=9)
ws.write('B1','Harborlight Inn & Lobby Shops, LP',F(bold=1,font_size=13));ws.write('B2','Trial balance, year to date at September 30, 2026 (unaudited)',F());ws.write('B3','Prepared: controller 10/14/26   Rev. 2 for Cascadia Bank Q3 covenant package',F(italic=1,font_size=9))
ws.merge_range('B5:B6','G/L',h);ws.merge_range('C5:C6','Account title',h)
for a,t in(('D5:E5','Balance Dec. 31, 2025'),('F5:G5','Transactions Jan. - Sept.'),('H5:I5','Balance Sept. 30, 2026')): ws.merge_range(a,t,h)
for j in range(6): ws.write(5,3+j,('Dr.','Cr.')[j%2],h)
r=6;sub={k:0 for k in K};gsum={k:0 for k in K}
notes={'111':'incl. Oregon Dental Assoc. 21,400 > 60 d','430':'6 shops, 1 dark','255':'assessed with tax bill'}
for t,l in S:
    ws.write(r,2,t,sec);r+=1;sub={k:0 for k in K}
    for a,n,o,dr,cr in l:
        o=r2(cap if o is None else o)
        if dr is None: dr,cr=cd,cc
        e=r2(o+dr-cr);v={}
        if o>0:v['open_dr']=o
        if o<0:v['open_cr']=-o
        if dr:v['debit']=dr
        if cr:v['credit']=cr
        if e>0:v['close_dr']=e
        if e<0:v['close_cr']=-e
        for k in v: sub[k]+=v[k];gsum[k]+=v[k]
        if a=='610':   # planted
            good=v['close_dr'];assert good==214406.12; v['close_dr']=214906.12
        ws.write_number(r,1,int(a),ctr);ws.write(r,2,n,tx)
        for j,k in enumerate(K):
            if k in v: ws.write_number(r,3+j,v[k],num)
            else: ws.write_blank(r,3+j,None,num)
        if a in notes: ws.write(r,10,notes[a],note)
        rows.append({'account':a,'name':n,**v});r+=1
    tt={'label':'Total '+t.lower()}
    ws.write(r,2,tt['label'],stl)
    for j,k in enumerate(K):
        x=r2(sub[k])
        if x: ws.write_number(r,3+j,x,st);tt[k]=x
        else: ws.write_blank(r,3+j,None,st)
    totals.append(tt);r+=2
tt={'label':'GRAND TOTAL',**{k:r2(gsum[k]) for k in K}};ws.write(r,2,'GRAND TOTAL',stl)
for j,k in enumerate(K): ws.write_number(r,3+j,tt[k],gt)
totals.append(tt)
ws.write(r+2,2,'Acct 102 reconciled to bank 9/30. Shops receivable detail sent separately. Posted by RK.',F(italic=1,font_size=9))
ws.set_column('A:A',2);ws.set_column('B:B',6);ws.set_column('C:C',32);ws.set_column('D:I',15);ws.set_column('J:J',2);ws.set_column('K:K',34);ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(6,3);ws.hide_gridlines(2)
w2=wb.add_worksheet('DSCR');w2.write_column('A1',['Covenant check','NOI before reserve (see P&L)','Min DSCR 1.30x','to be completed by bank']);wb.close()
save(fn,'TB','hand-made six-column hotel trial balance with section subtotals and side notes',True,K,rows,totals,{"what":"account 610 Sales & marketing: closing debit printed 214,906.12 instead of 214,406.12 (transactions and totals are right)","kind":"digit_changed"})
print(totals[-1],cap,cc,[x for x in rows if x['account'] in('102','300')])
