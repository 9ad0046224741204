import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
from common import *
def run():
    F='halden_senior_rate_mix.xlsx';R=random.Random(2609)
    D=[('INDEPENDENT LIVING',[('IL Studio',10,455,3150,3350),('IL One Bedroom',26,612,3795,4150),('IL One Bedroom Deluxe',14,688,4050,4475),('IL One Bedroom w/ Den',8,760,4420,4725),('IL Two Bedroom, 1 Bath',9,905,4880,5200),('IL Two Bedroom, 2 Bath',12,1015,5240,5795),('IL Cottage',6,1280,6100,6100)]),
     ('ASSISTED LIVING',[('AL Studio',18,348,4475,4690),('AL Studio Corner',4,402,4695,4850),('AL Companion (per suite)',6,470,6200,6500),('AL One Bedroom',22,525,5350,5680),('AL One Bedroom Deluxe',7,590,5725,5990),('AL Two Bedroom',3,812,6890,7150)]),
     ('MEMORY CARE',[('MC Private',16,310,6850,7250),('MC Private Large',5,365,7195,7395),('MC Shared Suite (2 residents)',4,440,9980,9980)])]
    K=["rent_low","rent_high","market","actual","actual_total","units","pct_units","occupied","vacant","pct_occ","sf","total_sf","market_sf"]
    U=sum(x[1] for _,l in D for x in l)
    wb=Workbook();ws=wb.active;ws.title='Rate & mix';B=Font(name='Georgia',bold=True,size=10);N=Font(name='Georgia',size=10)
    ws['A1']='HALDEN HOUSE SENIOR LIVING';ws['A1'].font=Font(name='Georgia',bold=True,size=13)
    ws['A2']='Street rates, in-place rates and census by suite type | census date 10/31/2025 | monthly, excluding care fees';ws['A2'].font=N
    H1=['','Street','Street','Avg.','Avg.','In-Place','','% of','Suites','Suites','','SF','','Street']
    H2=['','Rate','Rate','Street','In-Place','Rent','No. of','All','Occu-','Va-','% Occu-','per','Total','Rate']
    H3=['Suite Type','Low','High','Rate','Rate','per Month','Suites','Suites','pied','cant','pied','Suite','SF','per SF']
    for i in range(14):
        for k,h in enumerate((H1,H2,H3)):
            c=ws.cell(4+k,1+i,h[i] or None);c.font=B;c.alignment=Alignment(horizontal='right' if i else 'left')
            if k==2:c.border=Border(bottom=Side(style='medium'))
    f0=lambda x:f'${x:,.0f}'
    fm=[f0,f0,f0,f0,f0,str,lambda x:f'{x:.1f}%',str,str,lambda x:f'{x:.1f}%',None,None,None]
    r=7;rows=[];totals=[];allL=[]
    def put(lab,v,b=False):
        nonlocal r
        c=ws.cell(r,1,lab);c.font=B if b else N
        for i,x in enumerate(v):
            c=ws.cell(r,2+i);c.font=B if b else N;c.alignment=Alignment(horizontal='right')
            # the export turned rates and shares into text; suite counts and areas stayed numbers
            if i in(0,1,2,3,4,6,9):c.value=fm[i](x)
            else:
                c.value=x
                c.number_format={12:'$0.00'}.get(i,'#,##0')
            if b:c.border=Border(top=Side(style='thin'))
        r+=1
    def agg(L):
        u=sum(x[5] for x in L);o=sum(x[7] for x in L);s=sum(x[11] for x in L);mk=sum(x[2]*x[5] for x in L);at=sum(x[4] for x in L)
        return [min(x[0] for x in L),max(x[1] for x in L),round(mk/u),round(at/o),at,u,round(u*100/U,1),o,u-o,round(o*100/u,1),round(s/u),s,round(mk/s,2)]
    for s,l in D:
        ws.cell(r,1,s).font=Font(name='Georgia',bold=True,italic=True,size=10);r+=1;L=[]
        for ty,u,sf,lo,hi in l:
            mk=(lo+hi)//2;o=max(1,u-R.choice([0,0,1,1,2,3]));at=sum(R.randint(int(lo*.93),hi) for _ in range(o))
            v=[lo,hi,mk,round(at/o),at,u,round(u*100/U,1),o,u-o,round(o*100/u,1),sf,u*sf,round(mk/sf,2)]
            put('   '+ty,v);L.append(v);rows.append({"type":ty,**dict(zip(K,v))})
        lab=f'Total {s.title()}';v=agg(L);put(lab,v,True);totals.append({"label":lab,**dict(zip(K,v))});allL+=L;r+=1
    v=agg(allL);put('COMMUNITY TOTAL / AVERAGE',v,True);totals.append({"label":"COMMUNITY TOTAL / AVERAGE",**dict(zip(K,v))})
    ws.cell(r+1,1,'Low / High on total lines are the lowest and highest rate of the group. Avg. In-Place Rate = in-place rent / occupied suites.').font=Font(name='Georgia',italic=True,size=9)
    # side table
    ws['Q5']='CARE FEES (not in rates)';ws['Q5'].font=B
    for i,(a,b) in enumerate([('Level 1',450),('Level 2',900),('Level 3',1475),('Level 4',2150),('Second person',950),('Community fee, one time',3500)]):
        ws.cell(7+i,17,a).font=N;ws.cell(7+i,18,b).number_format='#,##0'
    ws.column_dimensions['A'].width=36
    for i in range(2,15):ws.column_dimensions[ws.cell(6,i).column_letter].width=11.5
    ws.column_dimensions['O'].width=3;ws.column_dimensions['P'].hidden=True;ws.column_dimensions['Q'].width=27
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC(F))
    return emit(F,'UM',K,rows,totals,None,'SENIOR_HOUSING','rates before counts, three-line header over three rows, care-type sections with averages, side table of care fees at right','header words split over three rows (hyphenated), money and percentages as text, min/max on total lines, indented types, side table','closers')
