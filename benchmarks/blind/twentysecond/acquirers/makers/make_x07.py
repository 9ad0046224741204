# seller's own spreadsheet: side unit-mix table, pre-lease columns, scheduled increases; planted total_wrong
from util import *
from openpyxl import Workbook
from openpyxl.styles import *
g=G(2817); f='x07_seller_steps.xlsx'; asof=dt.date(2026,4,1)
wb=Workbook();ws=wb.active;ws.title='Rent Roll 4-1-26';nt=wb.create_sheet('Notes')
nt['A1']='Seller notes';nt['A3']='Unit 1108 is used by the resident manager. Washer/dryer income is billed by a third party and not shown.'
F=lambda b=False,c='000000':Font(name='Arial Narrow',size=10,bold=b,color=c)
ws['A1']='Property:';ws['B1']='Vireo Park Apartments';ws['A2']='Units:';ws['B2']=48;ws['A3']='Rent roll date:';ws['B3']='April 1, 2026'
for q in('A1','A2','A3'):ws[q].font=F(True)
hd=['Bldg','Apt.','Bed/Bath','Net SF','Resident','Status','Lease From','Lease To','Asking','In Place','RUBS','Parking','Total Due','Next Increase','New Rent']
for c,h in enumerate(hd,1):q=ws.cell(6,c,h);q.font=F(True,'FFFFFF');q.fill=PatternFill('solid',fgColor='4F6228');q.alignment=Alignment(horizontal='center',wrap_text=True)
r=7;rows=[];T=[0]*6;n=o=v=0;mix={}
for b in range(1,5):
    bs=[0]*6;st=r
    for k in range(12):
        un=f'{b}1{k+1:02d}' if k<9 else f'{b}1{k+1}';bb,sf,mk=[('1x1',670,1340),('1x1',670,1340),('2x1',880,1585),('2x2',955,1690)][k%4];n+=1
        z=g.random();oc='Occ' if z<.9 else 'Vac'
        if un=='1108':oc='Mgr'
        if un=='3105':oc='Down'
        m=mix.setdefault(bb,[0,0,0]);m[0]+=1;m[1]=sf;m[2]+=mk
        if oc in('Vac','Down'):
            v+=oc=='Vac';vals=[b if k==0 else None,un,bb,sf,'VACANT' if oc=='Vac' else 'OFFLINE - fire damage',oc,None,None,mk,None,None,None,None,None,None]
            rows.append(row(unit=un,building=str(b),unitType=bb,area=sf,statusText=oc,marketRent=mk));bs[0]+=sf;bs[1]+=mk
        else:
            lb,le,_=g.lease(asof);nm=g.nm(0);rent=mk-g.choice([0,20,65,110,175]);ru=g.choice([55,65]);pk=g.choice([0,0,40]);
            if oc=='Mgr':rent=0
            o+=oc=='Occ';tt=rent+ru+pk;ni=addm(dt.date(2026,5,1),g.randint(0,6)) if g.random()<.3 and oc=='Occ' else None;nr=rent+g.choice([30,45,60]) if ni else None
            vals=[b if k==0 else None,un,bb,sf,nm,oc,lb,le,mk,rent,ru,pk,tt,ni,nr]
            rows.append(row(unit=un,building=str(b),unitType=bb,area=sf,tenantName=nm,statusText=oc,leaseStartDate=lb,leaseEndDate=le,marketRent=mk,contractRent=rent,charges=[dict(code='RUBS',amount=ru),dict(code='Parking',amount=pk)],totalCharges=tt,rentSteps=[dict(date=iso(ni),amount=nr)] if ni else None))
            for i,x in enumerate([sf,mk,rent,ru,pk,tt]):bs[i]+=x
        for c,x in enumerate(vals,1):
            q=ws.cell(r,c,x);q.font=F(c=='' )
            if c in(7,8,14):q.number_format='m/d/yy'
            if c in(9,10,11,12,13,15):q.number_format='$#,##0'
        r+=1
    ws.merge_cells(start_row=st,end_row=r-1,start_column=1,end_column=1);ws.cell(st,1).alignment=Alignment(vertical='center',horizontal='center');ws.cell(st,1).font=F(True)
    for c,x in zip((2,4,9,10,11,12,13),[f'Building {b}']+bs):q=ws.cell(r,c,x);q.font=F(True);q.number_format='$#,##0' if c>4 else '#,##0';q.fill=PatternFill('solid',fgColor='EBF1DE')
    for i,x in enumerate(bs):T[i]+=x
    r+=1
wrong=T[2]+1300
for c,x in zip((2,4,9,10,11,12,13),['GRAND TOTAL']+[T[0],T[1],wrong,T[3],T[4],T[5]]):q=ws.cell(r,c,x);q.font=F(True);q.number_format='$#,##0' if c>4 else '#,##0';q.border=Border(top=Side('double'))
r+=2;ws.cell(r,2,f'Occupied {o}   Vacant {v}   Manager 1   Down 1   Total {n}').font=F(True)
for c,h in zip('RSTU',['Mix','Count','SF','Avg Asking']):ws[f'{c}6']=h;ws[f'{c}6'].font=F(True)
for i,(k,m) in enumerate(mix.items()):
    for c,x in zip('RSTU',[k,m[0],m[1],m[2]/m[0]]):ws[f'{c}{7+i}']=x;ws[f'{c}{7+i}'].font=F()
    ws[f'U{7+i}'].number_format='$#,##0'
ws['R10']='All';ws['S10']=n
for c,w in zip('ABCDEFGHIJKLMNO',[14,12,9,8,24,6,10,10,10,10,8,9,11,11,10]):ws.column_dimensions[c].width=w
ws.row_dimensions[6].height=30
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(H+'documents/'+f)
save(f,'MULTIFAMILY','seller sheet, side mix table, scheduled increases',True,'Vireo Park Apartments',asof,rows,n,o,v,sheet='Rent Roll 4-1-26',planted=dict(what=f'Grand total of In Place printed {wrong:,} though the four building totals and the rows add to {T[2]:,}',kind='total_wrong'),ties=[(T[2],sm(rows,'contractRent')),(T[5],sm(rows,'totalCharges')),(T[1],sm(rows,'marketRent')),(T[0],sm(rows,'area')),(n,48)])
