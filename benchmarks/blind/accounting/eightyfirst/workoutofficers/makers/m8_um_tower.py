# owner's stacking summary by floor of an office tower, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(8108)
FL=[]
for f in range(27,0,-1):
    if f==27: FL.append(('27 - Tower Club (closed)',1,0,17240,0,None,38.0)); continue
    if f==14: FL.append(('14 - Mechanical',0,None,0,None,None,None)); continue
    if f==13: continue
    if f==2: FL.append(('2 - Conference Ctr / Mgmt',3,2,19866,8450,26.0,30.0)); continue
    if f==1: FL.append(('1 - Lobby Retail',6,3,11920,5310,33.75,36.0)); continue
    rsf=20418 if f>14 else 22655
    mk=36.5 if f>20 else 34.5 if f>14 else 32.0 if f>7 else 30.5
    kind=R.choice(['full','full','vac','multi','multi','multi'])
    if kind=='full': n,o,l=1,1,rsf
    elif kind=='vac': n,o,l=1,0,0
    else:
        n=R.randint(3,7); o=R.randint(1,n); w=[R.uniform(.6,1.8) for _ in range(n)]; l=rsf if o==n else round(rsf*sum(w[:o])/sum(w))
    FL.append((f'{f} - Office',n,o,rsf,l,None if not l else round(mk*R.uniform(.84,1.13),2),mk))
FL.append(('LL - Storage',9,5,6240,3105,14.0,15.0)); 
K=['units','occupied','vacant','total_sf','other:Leased RSF','other:Vacant RSF','pct_leased','actual_sf','actual_total','market_sf','market_total']
wb=Workbook();ws=wb.active;ws.title='Stack Summary'
ws2=wb.create_sheet('Notes')
F=lambda **k:Font(name='Arial Narrow',size=k.pop('size',10),**k)
ws['A1']='ONE MERIDIAN FORK';ws['A1'].font=F(bold=True,size=16)
ws['A2']='Stacking plan summary - floor by floor';ws['A2'].font=F(size=11)
ws['A3']='Leasing status 5/31/2025  (rents are annual, full service gross)';ws['A3'].font=F(italic=True)
gr=[('SUITES',2,4),('RENTABLE AREA (SF)',5,8),('IN-PLACE RENT',9,10),('MARKET RENT',11,12)]
t=Side(style='thin');md=Side(style='medium')
for s,a,b in gr:
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b);x=ws.cell(5,a,s);x.font=F(bold=True);x.alignment=Alignment(horizontal='center')
    for c in range(a,b+1): ws.cell(5,c).border=Border(bottom=t,left=md if c==a else None,top=md)
for c,s in enumerate(['Floor','Total','Leased','Vacant','RSF','Leased RSF','Vacant RSF','% Leased','$/RSF','Annual','$/RSF','Annual'],1):
    x=ws.cell(6,c,s);x.font=F(bold=True);x.alignment=Alignment(horizontal='left' if c==1 else 'right');x.border=Border(bottom=md,left=md if c in(2,5,9,11) else None)
nf=['','0','0','0','#,##0','#,##0','#,##0','0.0%','$0.00','$#,##0','$0.00','$#,##0']
rows=[];r=7
def put(r,vals,bold=False):
    for c,v in enumerate(vals,2):
        x=ws.cell(r,c)
        if v is not None: x.value=v/100 if c==8 else v
        x.number_format=nf[c-1];x.font=F(bold=bold);x.border=Border(left=md if c in(2,5,9,11) else None,top=t if bold else None,bottom=md if bold else None)
def band(r,p):
    col='C6E0B4' if p>=95 else 'FFE699' if p>0 else 'F8CBAD'
    ws.cell(r,8).fill=PatternFill('solid',fgColor=col)
for n,u,o,s,l,a,m in FL:
    ws.cell(r,1,n).font=F()
    if u==0: 
        ws.cell(r,1).font=F(italic=True,color='808080')
        for c in range(2,13): ws.cell(r,c).fill=PatternFill('solid',fgColor='D9D9D9')
        r+=1; continue
    p=round(l/s*100,1)
    v=[u,o,u-o,s,l,s-l,p,a,round(l*a) if a else None,m,round(s*m)]
    put(r,v);band(r,p); rows.append(dict(type=n,**dict(zip(K,v)))); r+=1
S=lambda k:sum(x.get(k) or 0 for x in rows)
v=[S('units'),S('occupied'),S('vacant'),S('total_sf'),S('other:Leased RSF'),S('other:Vacant RSF'),0,0,S('actual_total'),0,S('market_total')]
v[6]=round(v[4]/v[3]*100,1);v[7]=round(v[8]/v[4],2);v[9]=round(v[10]/v[3],2)
ws.cell(r,1,'Total building').font=F(bold=True);put(r,v,True);tot=dict(label='Total building',**dict(zip(K,v)))
r+=2
for s in ['No 13th floor. 14 is mechanical and carries no rentable area.','Green = leased 95% or more; yellow = part leased; red = vacant.','Annual in-place = leased RSF x $/RSF before free rent. Garage (412 stalls) not included.']:
    ws.cell(r,1,s).font=F(size=9,italic=True);r+=1
for c,w in zip('ABCDEFGHIJKL',(25,7,8,8,10,12,12,10,9,14,9,14)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr.fitToPage=True
for s in ['To: Halvorsen Special Servicing, loan 2017-C11 / 44','Borrower: Meridian Fork Office Owner LLC','Sublease space (18, 22) is shown as leased. 22 sublandlord has stopped paying as of 4/1.','27: club lease rejected in bankruptcy 2/2025; fixtures remain.']: ws2.append([s])
ws2.column_dimensions['A'].width=80
wb.save(path('UM_OneMeridianFork_Stack.xlsx'))
save('UM_OneMeridianFork_Stack.xlsx','UM',K,rows,[tot],'owner stacking plan summary by floor, grouped two-line header, colour bands, mechanical floor without area, office tower',True)
print(len(rows),v)
for x in FL: print(x)
