# Auckland marina berth schedule, xlsx with openpyxl; spacer columns, sections, second sheet
from common import *; from openpyxl import Workbook; from openpyxl.styles import Font,PatternFill,Alignment,Border,Side; from openpyxl.utils import get_column_letter as gl
S=[("Floating berths",[("8 m pontoon",24,22,8.4,4185),("10 m pontoon",46,43,10.5,5520),("12 m pontoon",58,57,12.6,7140),("12 m pontoon - wide beam",12,12,12.6,8065),("14 m pontoon",31,29,14.8,9380),("16 m pontoon",18,18,16.8,11650),("20 m end berth",6,4,21.0,16900),("Liveaboard (max 14 m)",9,9,14.0,12480)]),
("Pile moorings",[("Pile, fore & aft, to 10 m",20,13,10,2240),("Pile, fore & aft, to 14 m",16,11,14,2960),("Dinghy rack (annual)",40,36,3.2,385)]),
("Dry storage and hardstand",[("Rack - to 6.5 m",54,51,6.5,3650),("Rack - 6.5 to 8 m",30,26,8,4475),("Trailer park bay",44,44,8.5,1820),("Hardstand bay (long term)",10,7,None,6200)]),
("Shore premises",[("Chandlery / office suite",5,4,None,21450),("Workshop bay",8,8,None,17900),("Locker",62,55,None,295)])]
wb=Workbook(); ws=wb.active; ws.title='Berth schedule'; A=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
ws['B2']="Tamaki Point Marina Ltd"; ws['B2'].font=A(bold=True,size=16,color='1F4E78'); ws['B3']="Schedule of berths, storage and lettable space at 30 June 2025 - annual licence fees, NZ$ excl. GST"; ws['B3'].font=A(italic=True)
col={'type':2,'units':4,'occupied':5,'vacant':6,'pct_occ':7,'len':9,'market':10,'actual_total':12,'market_total':13}
HD={'type':"Class",'units':"Total no.",'occupied':"Let",'vacant':"Void",'pct_occ':"% let",'len':"Max LOA (m)",'market':"Annual fee 2025/26",'actual_total':"Fees - let",'market_total':"Fees - fully let"}
thin=Side(style='thin',color='1F4E78')
for k,h in HD.items():
    c=ws.cell(5,col[k],h); c.font=A(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F4E78'); c.alignment=Alignment(wrap_text=True,horizontal='left' if k=='type' else 'center',vertical='center')
ws.row_dimensions[5].height=30
rows=[];tots=[];r=6; NF={'pct_occ':'0.0"%"','len':'0.0','market':'#,##0','actual_total':'#,##0','market_total':'#,##0'}
G=dict(units=0,occupied=0,vacant=0,actual_total=0,market_total=0); KEY=lambda k:'other:Max LOA (m)' if k=='len' else k
def put(r,d,**f):
    for k,v in d.items():
        if v is None: continue
        c=ws.cell(r,col[k],v); c.font=A(**f)
        if k in NF: c.number_format=NF[k]
        if k in('units','occupied','vacant'): c.alignment=Alignment(horizontal='center')
for s,L in S:
    ws.cell(r,2,s).font=A(bold=True,color='1F4E78'); r+=1; T=dict.fromkeys(G,0)
    for t,n,l,ln,fee in L:
        d=dict(type=t,units=n,occupied=l,vacant=n-l,pct_occ=round(l/n*100,1),len=ln,market=fee,actual_total=l*fee,market_total=n*fee); put(r,d)
        rows.append({KEY(k):v for k,v in d.items() if v is not None}); r+=1
        for k in T:T[k]+=d[k]
    d=dict(type=f"Total {s.lower()}",**{k:T[k] for k in('units','occupied','vacant')},pct_occ=round(T['occupied']/T['units']*100,1),actual_total=T['actual_total'],market_total=T['market_total'])
    put(r,d,bold=True)
    for c in range(2,14): ws.cell(r,c).border=Border(top=thin)
    tots.append({"label":d['type'],**{k:v for k,v in d.items() if k!='type'}}); r+=2
    for k in G:G[k]+=T[k]
d=dict(type="Marina total",**{k:G[k] for k in('units','occupied','vacant')},pct_occ=round(G['occupied']/G['units']*100,1),actual_total=G['actual_total'],market_total=G['market_total']); put(r,d,bold=True,size=11)
for c in range(2,14): ws.cell(r,c).border=Border(top=thin,bottom=Side(style='double',color='1F4E78')); ws.cell(r,c).fill=PatternFill('solid',fgColor='DDEBF7')
tots.append({"label":"Marina total",**{k:v for k,v in d.items() if k!='type'}})
r+=2
for x in ("Fees are the published 2025/26 tariff; multi-year licences are invoiced at the same tariff.","Casual nights (visitor pontoon V, 14 places) are not in the schedule. LOA = length overall.","Void hardstand includes two bays closed for the travel-lift works until October."): ws.cell(r,2,x).font=A(size=9,italic=True); r+=1
for c,w in {1:2,2:30,3:1.5,4:9,5:8,6:8,7:8,8:1.5,9:10,10:12,11:1.5,12:14,13:14}.items(): ws.column_dimensions[gl(c)].width=w
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
w2=wb.create_sheet('Waiting list')
for x in (("Class","Applicants","Longest wait"),("12 m pontoon",17,"Mar 2022"),("16 m pontoon",6,"Nov 2023"),("Trailer park bay",11,"Jan 2025")): w2.append(x)
fn='TamakiPt_berths_FY26.xlsx'; wb.save(doc(fn)); print(G)
save(fn,'UM','Marina berths, storage and premises, sections with subtotals, spacer columns, annual fees',True,['units','occupied','vacant','pct_occ','other:Max LOA (m)','market','actual_total','market_total'],rows,tots)
