# receiver's collection report, two strip centers, xlsx with long notes
from decimal import Decimal as D
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
P=[("Millrace Plaza  -  2200 Old Mill Rd",[
("101","Pennywise Dollar Depot",4310.50,4310.50,4310.50,4310.50,12931.50,0,"Co-tenancy: paying 50% since grocer went dark 8/24. Short-pay is disputed amount. Counsel reviewing sec. 4.7 cure period."),
("103","Sudsville Coin Laundry",3125,1187.40,0,0,0,2900,"Called 3/6 - check promised Friday."),
("105","Jade Blossom Buffet",7050,7050,7050,6820.15,9440,10000,"Payment plan signed 1/14: $2,500/wk. Missed last two."),
("107","Threadbare Alterations",None,None,None,412.08,None,1200,"CAM true-up only."),
("109","Ironpeak Fitness 24",11880,11880,11880,11880,27104.66,15000,"Ch. 11 filed 12/2/24 (jointly administered). Admin rent unpaid Jan-Mar. Motion to compel set 4/3."),
("111","Cloud Nine Vapes",2450,None,None,None,None,2450,None),
("115","Dr. Molar Family Dental",-640.25,None,None,None,None,5200,"Overpaid March - credit to be applied in April."),
("117","Cuts by Cassia",2175,2175,510,None,None,0,"No deposit held - verified with prior manager."),
("119-121","Paws & Whiskers Supply",6240,None,6240,None,None,6240,"January check NSF, replaced? Bank to confirm."),
("A","Millrace ATM (First Copperline)",None,350,350,350,1050,None,"Invoice address was wrong. Rebilled 3/1."),
]),("Shoppes at Teal Harbor  -  918 Causeway Blvd",[
("1","Harbor Hardware & Marine",9115,9115,None,None,None,8500,"Slow pay, always current by the 20th of following month."),
("2-3","Cantina Dos Lunas",8440,8440,8440,8440,51210.33,16000,"Three-day notice served 2/11. Eviction hearing 3/27. Guarantor in FL."),
("4","Tan Republic",None,None,None,None,14386.90,0,"VACATED 10/24. Sent to collections."),
("5A","Bayside Title & Escrow",1990,None,None,None,None,1990,None),
("5B","Little Anchors Learning Ctr",3860,3860,3860,None,None,3500,"State subsidy delayed. Requests deferral to June."),
("6","Gulf Breeze Pharmacy",None,None,-225.80,1318.44,None,6000,"Tax bill in dispute."),
("7","Sprocket Cycle Works",2780,2780,2780,2780,6895,2780,"Keys returned 3/3 w/o notice. Abandonment letter sent."),
("8","Noodle Theory",4620,None,None,None,None,4500,None),
("9","Wavelength Wireless",3340,3340,None,None,None,6000,"Corp. bankruptcy (Ch. 11, Del., 2/20/25); Feb stub is pre-petition. Lease on rejection list?"),
("PAD","Burger Bastion (ground lease)",5833.33,5833.33,5833.33,None,None,None,"Withholding under exclusive-use claim vs. Unit 8."),
])]
K=['current','b1_30','b31_60','b61_90','b90','total','deposit','other:Exposure Net of Deposit']
wb=Workbook();ws=wb.active;ws.title='Collections 3-10-25'
F=lambda **k:Font(name='Tahoma',size=k.pop('size',9),**k)
thin=Side(style='thin',color='999999')
ws['B1']='TEAL HARBOR / MILLRACE RECEIVERSHIP';ws['B1'].font=F(size=13,bold=True,color='1F3864')
ws['B2']='Collection Status Report to Special Servicer - balances at March 10, 2025';ws['B2'].font=F(italic=True)
ws['B3']='Loan no. 30-4471108   |   Prepared by: Wrenfield Receivers, Inc.';ws['B3'].font=F(size=8,color='666666')
H=['Suite','Tenant','Current','1 - 30','31 - 60','61 - 90','Over 90','TOTAL DUE','Security\nDeposit','Exposure Net\nof Deposit','Notes / next step']
ws.merge_cells('E5:G5') ;ws['E5']='Days past due'; ws['E5'].font=F(bold=True); ws['E5'].alignment=Alignment(horizontal='center')
ws.unmerge_cells('E5:G5'); ws['E5']=None
ws.merge_cells('E5:H5'); ws['E5']='Days past due'
for c in range(2,13):
    ws.cell(5,c).fill=PatternFill('solid',fgColor='1F3864'); ws.cell(5,c).font=F(bold=True,color='FFFFFF'); ws.cell(5,c).alignment=Alignment(horizontal='center')
    x=ws.cell(6,c,H[c-2]); x.fill=PatternFill('solid',fgColor='1F3864'); x.font=F(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True)
r=7;rows=[];tots=[];G=[D(0)]*8
def wr(r,vals,bold=False,fill=None):
    for c,v in enumerate(vals):
        x=ws.cell(r,4+c)
        if v is not None: x.value=float(v)
        x.number_format='#,##0.00_);[Red](#,##0.00);"-"_)'; x.font=F(bold=bold); x.alignment=Alignment(vertical='top')
        if fill: x.fill=PatternFill('solid',fgColor=fill)
for p,ls in P:
    ws.cell(r,2,p).font=F(bold=True,size=10); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=12)
    ws.cell(r,2).fill=PatternFill('solid',fgColor='D9E2F3'); r+=1; S=[D(0)]*8
    for u,n,*v in ls:
        note=v.pop(); dep=v.pop()
        v=[None if q is None or q==0 else D(str(q)) for q in v]; dd=None if dep is None else D(str(dep))
        tot=sum((q for q in v if q is not None),D(0)); ex=max(tot-(dd or 0),D(0))
        vals=v+[tot,dd,ex]; S=[a+(b or 0) for a,b in zip(S,vals)]
        ws.cell(r,2,u).font=F(); ws.cell(r,3,n).font=F(); wr(r,vals)
        ws.cell(r,2).alignment=ws.cell(r,3).alignment=Alignment(vertical='top',wrap_text=True)
        x=ws.cell(r,12,note); x.font=F(size=8); x.alignment=Alignment(wrap_text=True,vertical='top',indent=1)
        ws.row_dimensions[r].height=12.5*max(1,-(-len(note or '')//52))
        for c in range(2,13): ws.cell(r,c).border=Border(bottom=thin)
        # a zero shows as a lone dash on the page: left out
        rows.append(dict(unit=u,name=n,**{k:(q if q not in(None,0) else None) for k,q in zip(K,vals)})); r+=1
    ws.cell(r,3,'Subtotal '+p.split('  -')[0]).font=F(bold=True); wr(r,S,True,'F2F2F2'); tots.append(dict(label='Subtotal '+p.split('  -')[0],**dict(zip(K,S)))); G=[a+b for a,b in zip(G,S)]; r+=2
ws.cell(r,3,'TOTAL - BOTH CENTERS').font=F(bold=True); wr(r,G,True,'BDD7EE'); tots.append(dict(label='TOTAL - BOTH CENTERS',**dict(zip(K,G))))
for c in range(4,12): ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=1; ws.cell(r,3,'% of total due').font=F(size=8,italic=True)
for c in range(5):
    x=ws.cell(r,4+c,float(G[c]/G[5])); x.number_format='0.0%'; x.font=F(size=8,italic=True)
r+=2; ws.cell(r,2,'Exposure = total due less deposit, not below zero. Deposits per estoppels where received; ledgers for 5A and 8 not yet turned over by borrower.').font=F(size=8,italic=True)
for c,w in zip('ABCDEFGHIJKL',(2,9,29,12,12,12,12,13,13,11.5,13,44)): ws.column_dimensions[c].width=w
ws.row_dimensions[6].height=25; ws.sheet_view.showGridLines=False; ws.freeze_panes='D7'
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path('AR_TealHarbor_Millrace_Collections.xlsx'))
save('AR_TealHarbor_Millrace_Collections.xlsx','AR',K,rows,tots,"receiver's collection report, two strip centers as sections, wrapped notes on co-tenancy and bankruptcy, deposit and net exposure columns",True)
print(len(rows),G)
