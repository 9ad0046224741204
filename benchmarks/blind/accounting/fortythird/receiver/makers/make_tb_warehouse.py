from common import *
import xlsxwriter
r=random.Random(4302); N='Ordway Rd Warehouse - receiver opening TB'
A=[("Cash and deposits",[("1-1010","Cornerstone Bank - operating x4471",1,184022.17,'b'),("1-1015","Cornerstone Bank - deposits x4480",1,61250,'b'),("1-1020","Receiver's trust account x9036",1,0,'R'),("1-1090","Undeposited checks found on site",1,0,'u')]),
("Receivables and other assets",[("1-1200","Tenant accounts receivable",1,143877.42,''),("1-1210","Allowance - tenant receivables",-1,20000,'al'),("1-1250","Due from Ordway Holdings LP (owner)",1,388500,'due'),("1-1300","Prepaid insurance",1,27416.64,'pi'),("1-1310","Prepaid property tax",1,0,''),("1-1400","Utility deposit - Tri-County Power",1,8500,''),("1-1450","Dock leveler parts inventory",1,6140.88,'inv')]),
("Fixed assets",[("1-1600","Land",1,1450000,''),("1-1610","Buildings 1 - 4",1,6815300,''),("1-1620","Site work and truck court",1,402118.35,''),("1-1630","Yard tractor and forklifts",1,96400,''),("1-1690","Accumulated depreciation",-1,2288641.06,'')]),
("Liabilities",[("2-2010","Accounts payable - pre-receivership",-1,117905.23,'ap'),("2-2015","Accounts payable - receivership",-1,0,''),("2-2100","Accrued property taxes",-1,74219.5,'tx'),("2-2110","Accrued loan interest",-1,0,'int'),("2-2200","Security deposits held",-1,72350,'sd'),("2-2210","Rents received in advance",-1,18844.16,''),("2-2300","Note payable - Halvorsen Capital (1st)",-1,5120000,''),("2-2310","Equipment note - Lakeland Leasing",-1,41273.9,'')]),
("Owner's equity",[("3-3000","Partners' capital",-1,0,'PLUG'),("3-3050","Owner draws - current year",1,96000,''),("3-3900","Receivership transition adjustments",-1,0,'trans')]),
("Revenue, Jan 1 - May 14",[("4-4010","Warehouse rent",-1,418760.04,''),("4-4020","Yard / trailer parking",-1,36915,''),("4-4100","CAM and tax reimbursements",-1,88204.71,''),("4-4900","Late fees and misc.",-1,3150,'u2')]),
("Expenses, Jan 1 - May 14",[("5-5010","Repairs - building",1,47112.39,''),("5-5020","Repairs - overhead doors and docks",1,22840.15,''),("5-5030","Snow and sweeping",1,15600,''),("5-5040","Fire sprinkler monitoring / testing",1,7925.5,''),("5-5100","Utilities - common",1,31466.07,''),("5-5200","Insurance expense",1,33180.2,'pi2'),("5-5300","Property taxes",1,61500,'tx2'),("5-5400","Management fee - Ordway Mgmt Co.",1,26720.18,''),("5-5450","Bad debt expense",1,4210,'bd'),("5-5500","Legal and professional",1,38905,'ap2'),("5-5600","Interest - first mortgage",1,142333.34,'int2'),("5-5610","Interest - equipment",1,1168.29,''),("5-5900","Depreciation",1,0,'')])]
adj={'b1010':None}
ADJ={"1-1010":(0,184022.17,"R1"),"1-1015":(0,61250,"R1"),"1-1020":(245272.17,0,"R1"),"1-1090":(9417.50,0,"R2"),"1-1200":(0,9417.50,"R2"),"1-1210":(0,51380.25,"R3"),"5-5450":(51380.25,0,"R3"),"1-1300":(0,9138.88,"R4"),"5-5200":(9138.88,0,"R4"),"2-2110":(0,106750,"R5"),"5-5600":(106750,0,"R5"),"2-2010":(0,13655.75,"R6"),"5-5500":(9820,0,"R6"),"5-5010":(3835.75,0,"R6"),"1-1250":(0,388500,"R7"),"3-3900":(388500,11100,"R7, R8"),"2-2200":(11100,0,"R8"),"1-1450":(0,6140.88,"R9"),"5-5020":(6140.88,0,"R9")}
recs=[]
for sec,ac in A:
    for code,nm,sg,v,tag in ac: recs.append([sec,code,nm,sg*round(v*100),tag])
pl=-sum(x[3] for x in recs)
for x in recs:
    if x[4]=='PLUG': x[3]=pl
assert pl<0
AJ={k:(round(a*100),round(b*100),j) for k,(a,b,j) in ADJ.items()}
assert sum(a-b for a,b,_ in AJ.values())==0
wb=xlsxwriter.Workbook(DOC+N+'.xlsx')
cv=wb.add_worksheet('Read me'); ws=wb.add_worksheet('Opening TB'); je=wb.add_worksheet('Entries')
base={'font_name':'Cambria','font_size':10}
F=lambda **k: wb.add_format({**base,**k})
cv.set_column(0,0,95); 
for i,s in enumerate(["Ordway Road Distribution Center - Receivership, Case No. 26-CV-01877","Prepared by the Receiver's controller","The owner's books were kept in a desktop package through 14 May 2026 and were not closed for April.","The Opening TB sheet starts from the owner's export; adjustments R1-R9 are ours and are listed on Entries.","Nothing here has been audited."]): cv.write(i+1,0,s,F(bold=i==0,text_wrap=True))
num='#,##0.00;(#,##0.00);0.00'
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(1)
for col,w in zip('ABCDEFGHIJKL',[2,11,9.5,39,15,15,13.5,13.5,8,15,15,34]): ws.set_column(f'{col}:{col}',w)
ws.set_column('C:C',9,None,{'hidden':True})
ws.write('B1',"Ordway Road Distribution Center (4 buildings, 318,400 sf)",F(bold=True,font_size=14))
ws.write('B2',"Trial balance at date of takeover - 14 May 2026, restated for the receivership estate",F(italic=True))
ws.write('B3',"US dollars",F(font_color='#666666'))
hd=dict(bold=True,bg_color='#1F3B2D',font_color='white',align='center',valign='vcenter',border=1,text_wrap=True)
ws.merge_range('B5:B6',"GL",F(**hd)); ws.merge_range('C5:C6','Legacy',F(**hd)); ws.merge_range('D5:D6',"Account name",F(**hd))
ws.merge_range('E5:F5',"Owner's books as received",F(**hd)); ws.merge_range('G5:H5',"Receiver's adjustments",F(**hd)); ws.merge_range('I5:I6',"Entry",F(**hd)); ws.merge_range('J5:K5',"Opening balances, receivership",F(**hd)); ws.merge_range('L5:L6',"Comment",F(**hd))
for c in 'EGJ': ws.write(c+'6','Dr',F(**hd))
for c in 'FHK': ws.write(c+'6','Cr',F(**hd))
ws.freeze_panes(6,4); ws.repeat_rows(4,5)
NOTE={"1-1250":"Written off to transition; no note located","2-2110":"Non-default rate only; lender claims more","1-1210":"Unit 2C and 4A in bankruptcy","2-2200":"Deposits w/o lease support reversed","3-3000":"Balancing figure on owner's export"}
K1,K2="other:Receiver's adjustments Dr","other:Receiver's adjustments Cr"
rows=[];row=6;n=F(num_format=num);first=None
last=None
for sec,code,nm,v,tag in recs:
    if sec!=last:
        ws.merge_range(row,1,row,11,sec,F(bold=True,bg_color='#DDE8E0',bottom=1)); row+=1; last=sec
    a,b,j=AJ.get(code,(0,0,'')); e=v+a-b
    o={"account":code,"name":nm}
    ws.write(row,1,code,F()); ws.write(row,2,code.replace('-','')+'0',F()); ws.write(row,3,nm,F(indent=1))
    def put(c,x,k): ws.write_number(row,c,x/100,n); o[k]=m(x)
    if v>0: put(4,v,'open_dr')
    if v<0: put(5,-v,'open_cr')
    if a: put(6,a,K1)
    if b: put(7,b,K2)
    if j: ws.write(row,8,j,F(align='center'))
    if e>0: put(9,e,'close_dr')
    if e<0: put(10,-e,'close_cr')
    if code=='1-1010': put(9,0,'close_dr')
    if code=='1-1250': put(9,0,'close_dr')
    if code in NOTE: ws.write(row,11,NOTE[code],F(italic=True,font_size=9))
    rows.append(o); row+=1
keys=['open_dr','open_cr',K1,K2,'close_dr','close_cr']
T={"label":"Totals"}; tf=F(bold=True,num_format=num,top=1,bottom=6)
ws.write(row,3,"Totals",F(bold=True,top=1,bottom=6))
for c,k in zip([4,5,6,7,9,10],keys):
    s=round(sum(o.get(k,0) for o in rows),2); T[k]=s; L=chr(65+c); ws.write_formula(row,c,f"=SUM({L}7:{L}{row})",tf,s)
assert T['open_dr']==T['open_cr'] and T['close_dr']==T['close_cr'] and T[K1]==T[K2]
ws.write(row+1,3,"Debits and credits agree in each pair.",F(italic=True,font_size=9))
ws.write(row+3,1,"Open points:",F(bold=True)); ws.write(row+4,1,"(1) April bank statement for x4480 outstanding.  (2) Owner to explain draws of $32,000 per month."); ws.write(row+5,1,"(3) 2026 depreciation never booked.")
ws.set_footer('&L&8Receiver working paper A-2&R&8&P of &N')
je.set_column(0,0,8); je.set_column(1,1,80)
for i,(a,b) in enumerate([("Entry","What for"),("R1","Sweep owner's bank accounts to trust account"),("R2","Checks found in manager's desk 15 May"),("R3","Reserve bankrupt tenants"),("R4","Policy cancelled 30 Apr - expense unexpired part not refundable"),("R5","Interest unpaid since March"),("R6","Unrecorded vendor bills"),("R7","Owner receivable to transition"),("R8","Deposits unsupported"),("R9","Parts not found at count")]): je.write(i,0,a,F(bold=i==0)); je.write(i,1,b,F(bold=i==0))
ws.activate(); wb.close()
T['_idx']=range(len(rows))
save(N,'TB',None,keys,rows,[T],keys)
