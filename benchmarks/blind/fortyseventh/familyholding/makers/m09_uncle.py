import datetime as dt,random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill
fn='uncle_otto_houses.xlsx'
wb=Workbook();ws=wb.active;ws.title='Sheet1'
ws['A1']='OTTOS HOUSES';ws['A1'].font=Font(name='Comic Sans MS',size=16,bold=True);ws['D1']='March 2025'
B=[("412 Cannery",[("store","Lucky's Bait & Tackle",1100,1100,"lease to 6/30/26",1000),("upst front","Hattie Yarborough",775,775,"",700),("upst rear","B. Trujillo",750,500,"owes 250",700)]),
("418 Cannery",[("store","Umber Tattoo",950,950,"lease to 12/31/25",0),("upst front","VACANT","","","needs floor",""),("upst rear","Jolene & Rick Pruitt",725,725,"dog",800)]),
("Depot St house",[("down","Nestor Navarrete",1050,1050,"",1050),("up","Milo Grzyb",900,900,"",900),("shed","Milo Grzyb",60,60,"storage","")]),
("77 Ferry",[("1","Irwin Ibsley",680,680,"",600),("2","Luz Escamilla",695,695,"",600),("3","VACANT","","","rented from April 1 - Quincy, $700",""),("4","Orson Lomax",680,0,"son will pay",600),("5","K. Rademaker",715,715,"",700)])]
for c,w in zip('ABCDEF',[16,26,12,12,34,11]): ws.column_dimensions[c].width=w
r=3;rows=[];S=P=0
for bl,L in B:
    ws.cell(r,1,bl).font=Font(bold=True,underline='single');
    for c,hd in zip((3,4,6),('rent','got','deposit')): ws.cell(r,c,hd).font=Font(italic=True)
    r+=1
    for i,(u,t,a,g,n,d) in enumerate(L):
        ws.cell(r,1,int(u) if u.isdigit() else u);ws.cell(r,2,t)
        if a!='': 
            ws.cell(r,3,f"${a:,}" if i==1 else a);ws.cell(r,4,g);S+=a;P+=g
        if n: ws.cell(r,5,n)
        if d!='': ws.cell(r,6,d)
        if t=='VACANT': ws.cell(r,2).fill=PatternFill('solid',fgColor='FFFF00');rows.append(R(unit=u,building=bl,statusText='VACANT'))
        else:
            x=dict(unit=u,building=bl,tenantName=t,statusText='Occupied',contractRent=a,deposit=d if d!='' else None)
            if n.startswith('lease to'): x['leaseEndDate']=dt.datetime.strptime(n[9:],'%m/%d/%y').date()
            if n=='owes 250': x['balance']=250
            rows.append(R(**x))
        r+=1
    r+=1
bad=S+100
ws.cell(r,1,'ALL').font=Font(bold=True);ws.cell(r,3,bad).font=Font(bold=True);ws.cell(r,4,P).font=Font(bold=True)
r+=2;ws.cell(r,1,'13 places 11 rented 2 empty (not the shed)')
ws.cell(r+2,1,'roof on 418 - call Emmett');ws.cell(r+3,1,'insurance due 4/15')
wb.properties.created=dt.datetime(2025,3,20)
wb.save(out(fn))
save(fn,'MIXED_USE','own spreadsheet, house blocks, text amounts, notes',True,None,'2025-03',rows,13,11,2,sheet=None,planted={"what":f"total of rent printed {bad:,} where the rows sum to {S:,}","kind":"total_wrong"})
