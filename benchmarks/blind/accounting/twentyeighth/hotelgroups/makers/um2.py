from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    X=[('The Corbel - 118 Front St',[('C-S1 Studio',0,1,24,22,465,2150,2040),('C-S2 Studio Plus',0,1,12,12,520,2325,2260),('C-1A One Bed',1,1,38,35,690,2780,2655),('C-1B One Bed Den',1,1.5,14,11,785,3050,2890),('C-2A Two Bed',2,2,22,21,1010,3720,3545),('C-2T Two Bed Townhouse',2,2.5,6,4,1240,4300,4120),('C-PH Penthouse',3,3,2,1,1815,7400,6950)]),
       ('Mercer Yard - 9 Canal Row',[('M-S Studio',0,1,18,18,440,1895,1830),('M-1 One Bed',1,1,30,26,640,2410,2295),('M-1X One Bed Accessible',1,1,4,3,665,2410,2180),('M-2 Two Bed',2,1,16,15,905,3090,2985),('M-2D Two Bed Duplex',2,2,8,8,1080,3465,3310)])]
    M=['units','pct_units','sf','total_sf','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_sf','actual_total']
    rows=[];U=sum(x[3] for _,l in X for x in l)
    for s,l in X:
        for ty,b,ba,u,o,sf,mk,ac in l:
            rows.append({'s':s,'type':ty,'beds':b,'baths':ba,'units':u,'pct_units':round(u/U*100,1),'sf':sf,'total_sf':u*sf,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'market':mk,'market_sf':round(mk/sf,2),'market_total':mk*u,'actual':ac,'actual_sf':round(ac/sf,2),'actual_total':ac*o})
    def tl(lbl,rs):
        u,o,t=S(rs,'units'),S(rs,'occupied'),S(rs,'total_sf');osf=sum(r['sf']*r['occupied'] for r in rs);mt,at=S(rs,'market_total'),S(rs,'actual_total')
        return {'label':lbl,'units':u,'pct_units':round(u/U*100,1),'sf':round(t/u),'total_sf':t,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'market':round(mt/u),'market_sf':round(mt/t,2),'market_total':mt,'actual':round(at/o),'actual_sf':round(at/osf,2),'actual_total':at}
    w=Workbook();ws=w.active;ws.title='Unit Mix';G=Font(name='Georgia',size=10)
    ws['B2']='Corbel & Mercer Furnished Apartments';ws['B2'].font=Font(name='Georgia',size=16,bold=True,color='7A3B2E');ws['B3']='Unit mix, rents per month (30+ night agreements), as of 9/1/2025';ws['B3'].font=G
    # columns B type, C beds, D baths, E hidden id, F..R
    for a,b,t in(('F','I','INVENTORY'),('J','L','OCCUPANCY'),('M','O','ASKING'),('P','R','IN PLACE (OCCUPIED UNITS)')):
        ws[a+'5']=t;ws.merge_cells(f'{a}5:{b}5')
    hd=['Floor plan','BR','BA','PMS id','Units','Mix %','SF / unit','Total SF','Occ.','Vac.','Occ. %','Avg rent / mo','Rent / SF','Total / mo','Avg rent / mo','Rent / SF','Total / mo']
    for k,h in enumerate(hd,2):ws.cell(6,k,h)
    for rr in(5,6):
        for c in range(2,19):
            x=ws.cell(rr,c);x.font=Font(name='Georgia',size=9,bold=True);x.fill=PatternFill('solid',fgColor='F3E6DD');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=Border(bottom=Side(style='medium' if rr==6 else 'thin',color='7A3B2E'))
    fm={'pct_units':'0.0%','pct_occ':'0.0%','sf':'#,##0','total_sf':'#,##0','market':'$#,##0','actual':'$#,##0','market_sf':'$0.00','actual_sf':'$0.00','market_total':'$#,##0','actual_total':'$#,##0'}
    i=7;tot=[]
    def put(r,b):
        for k,m in enumerate(M,6):
            v=r[m];v=v/100 if m.startswith('pct') else v
            if m not in('market_sf','actual_sf') and not m.startswith('pct'):v=int(v)
            x=ws.cell(i,k,v);x.number_format=fm.get(m,'0');x.font=Font(name='Georgia',size=10,bold=b)
            if b:x.border=Border(top=Side(style='thin'))
    for s,l in X:
        ws.merge_cells(start_row=i,end_row=i,start_column=2,end_column=18);ws.cell(i,2,s).font=Font(name='Georgia',size=10,italic=True,bold=True);i+=1
        rs=[r for r in rows if r['s']==s]
        for k,r in enumerate(rs):
            ws.cell(i,2,r['type']).font=G;ws.cell(i,3,r['beds']).number_format='0;;"Studio"' if 0 else '0';ws.cell(i,4,r['baths']).number_format='0.0';ws.cell(i,5,f'fp_{880+i}');put(r,False);i+=1
        t=tl('Total / average '+s.split(' - ')[0],rs);tot.append(t);ws.cell(i,2,t['label']).font=Font(name='Georgia',bold=True,size=10);put(t,True);i+=2
    t=tl('Portfolio total / average',rows);tot.append(t);ws.cell(i,2,t['label']).font=Font(name='Georgia',bold=True,size=10);put(t,True);i+=2
    ws.cell(i,2,'Recap by bedrooms').font=Font(name='Georgia',bold=True,size=10);i+=1
    for b,l in((0,'Studios'),(1,'One bedroom'),(2,'Two bedroom'),(3,'Three bedroom')):
        q=[r for r in rows if r['beds']==b];ws.cell(i,2,l).font=G;ws.cell(i,6,int(S(q,'units'))).font=G;ws.cell(i,10,int(S(q,'occupied'))).font=G;i+=1
    ws.cell(i+1,2,'In-place averages are over occupied units; rent per SF on the area of occupied units. Excludes nightly bookings, parking and pet fees.').font=Font(name='Georgia',size=8,italic=True)
    ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=33
    for c in 'CD':ws.column_dimensions[c].width=6
    for c in 'FGHIJKLMNOPQR':ws.column_dimensions[c].width=11
    ws.column_dimensions['E'].hidden=True;ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
    w.save(doc('um_corbel_mercer_unit_mix.xlsx'))
    for r in rows:r.pop('s')
    emit('um_corbel_mercer_unit_mix.xlsx','UM',M,rows,tot,None,'MULTIFAMILY','H. Vandermolen, asset accountant (Excel)','two buildings, four grouped header blocks, totals with averages, recap by bedrooms','hidden id column, repeated header words under groups, in-place total over occupied units only, recap rows like totals')
