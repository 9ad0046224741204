# New Haven mixed-income apartments, xlsx, rents by AMI tier with utility allowances
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
N='Fair Haven Commons unit mix.xlsx'
D=[("Studio",0,1,.30,4,452,657,61,None),("Studio",0,1,.60,6,452,1315,61,None),("One Bedroom",1,1,.30,5,618,705,78,None),("One Bedroom",1,1,.50,14,618,1175,78,None),("One Bedroom",1,1,.60,18,624,1410,78,None),
("Two Bedroom",2,1,.30,6,846,846,102,None),("Two Bedroom",2,1,.50,16,846,1410,102,None),("Two Bedroom",2,1.5,.60,15,871,1692,102,None),("Two Bedroom",2,1.5,.80,4,871,2256,102,None),("Three Bedroom",3,2,.50,5,1085,1629,131,None),("Three Bedroom",3,2,.60,7,1085,1955,131,None),
("One Bedroom - Market",1,1,None,8,640,None,None,1775),("Two Bedroom - Market",2,2,None,10,905,None,None,2240)]
H=['Unit Type','BR','BA','AMI','# of Units','% of Total','Net SF','Total SF','Gross LIHTC Rent','Utility Allow.','Net Max Rent','In-Place Avg Rent','Monthly In-Place']
K=['beds','baths','ami','units','pct_units','sf','total_sf','gross','ua','net','actual','actual_total']
tot=sum(d[4] for d in D)
wb=Workbook();ws=wb.active;ws.title='Unit Mix';F='Calibri'
ws['B2']='Fair Haven Commons';ws['B2'].font=Font(name='Georgia',size=15,bold=True,color='1F3864')
ws['B3']='Grand Ave & Ferry St, New Haven, CT  |  118 apartments, built 2016  |  Rents effective Q4 2025';ws['B3'].font=Font(name=F,size=9,italic=True)
for j,h in enumerate(H,2):
    x=ws.cell(5,j,h);x.font=Font(name=F,size=10,bold=True);x.fill=PatternFill('solid',fgColor='DDEBF7');x.alignment=Alignment(wrap_text=True,horizontal='left' if j==2 else 'center',vertical='center');x.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
ws.row_dimensions[5].height=32
nf={'beds':'0','baths':'0.0','ami':'0%','units':'0','pct_units':'0.0%','sf':'#,##0','total_sf':'#,##0','gross':'$#,##0','ua':'$#,##0','net':'$#,##0','actual':'$#,##0','actual_total':'$#,##0'}
assert tot==118,tot
rows=[];r=6
disc=[0,21,12,35,48,0,40,62,118,55,70]
for i,(n,b,ba,ami,u,sf,g,ua,mk) in enumerate(D):
    if mk and D[i-1][8] is None: r+=1
    act=mk if mk else g-ua-disc[i]
    v={'beds':b,'baths':ba,'units':u,'pct_units':u/tot,'sf':sf,'total_sf':sf*u,'actual':act,'actual_total':act*u}
    if ami: v.update(ami=ami,gross=g,ua=ua,net=g-ua)
    ws.cell(r,2,n).font=Font(name=F,size=10)
    for j,k in enumerate(K,3):
        if k in v:
            x=ws.cell(r,j,v[k]);x.number_format=nf[k];x.font=Font(name=F,size=10);x.alignment=Alignment(horizontal='center' if k in('beds','baths','ami','units') else 'right')
    t={"type":n,**v};t['pct_units']=round(u/tot*100,1)
    if ami: t['ami']=round(ami*100)
    rows.append(t);r+=1
TS=sum(x['total_sf'] for x in rows);TA=sum(x['actual_total'] for x in rows)
T={'units':tot,'pct_units':1.0,'sf':round(TS/tot),'total_sf':TS,'actual':round(TA/tot),'actual_total':TA}
ws.cell(r,2,'Total / Wtd. Avg.')
for j,k in enumerate(K,3):
    if k in T: x=ws.cell(r,j,T[k]);x.number_format=nf[k];x.alignment=Alignment(horizontal='center' if k=='units' else 'right')
for j in range(2,15): ws.cell(r,j).font=Font(name=F,size=10,bold=True);ws.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
TT={**T,'pct_units':100.0}
r+=2
ws.cell(r,2,'Notes:').font=Font(name=F,size=9,bold=True)
for i,s in enumerate(['Gross rents per CHFA 2025 limits, New Haven-Meriden HMFA.','Utility allowance: tenant-paid electric heat, hot water, cooking (HUD Utility Schedule Model).','Twelve 30% and 50% apartments carry PBVs; contract rent to owner not shown.'],1):
    ws.cell(r+i,2,f'{i}.  {s}').font=Font(name=F,size=9)
ws.column_dimensions['A'].width=2
for k,w in zip('BCDEFGHIJKLMN',(23,5,6,7,8,8,8,10,11,9,10,11,12)): ws.column_dimensions[k].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,'UM',K,rows,[{"label":"Total / Wtd. Avg.",**TT}],'borrower unit mix, mixed-income apartments, AMI tiers gross / UA / net, market rows apart',False)
print(tot,TT)
