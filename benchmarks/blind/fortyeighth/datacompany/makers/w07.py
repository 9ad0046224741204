# broker's multifamily underwriting roll, buildings as headings, planted dropped row
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    r=random.Random(4817); fn='Juniper_Terrace_RR_UW.xlsx'; wb=Workbook(); ws=wb.active; ws.title='UW Inputs'
    ws['A1']='Juniper Terrace Apartments - underwriting inputs'; 
    for k,(a,b) in enumerate([('Units',48),('Year built',1984),('Vacancy (UW)',.06),('Rent growth',.03),('Other income / unit / mo',41.5)],3): ws.cell(k,1,a); ws.cell(k,2,b)
    ws.column_dimensions['A'].width=44
    s=wb.create_sheet('In-Place RR'); s['A1']='JUNIPER TERRACE'; s['A1'].font=Font(name='Century Gothic',size=14,bold=True); s['A2']='In-Place Rent Roll | Boise, ID | T-date 9/30/2025'; s['A2'].font=Font(name='Century Gothic',size=9,color='666666')
    s['A2']='In-Place Rent Roll | Boise, ID | Rents as of 9/30/2025'
    H=['Apt #','Type','Reno?','SF','Occupancy','Lessee','In-Place\nRent','RUBS','Pet','Total\nIn-Place','Market\nRent','Loss to\nLease','L/E']
    f=Font(name='Century Gothic',size=9); fb=Font(name='Century Gothic',size=9,bold=True)
    for j,h in enumerate(H,1): x=s.cell(4,j,h); x.font=Font(name='Century Gothic',size=9,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='2E6E62'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    s.row_dimensions[4].height=30; nm=people(r,48,False); R=5; rows=[]; T=[0]*7; drop=('C',7); nocc=0; nv=0; tot=0
    NF='#,##0_);(#,##0)'; ty={'1x1':(660,1295),'2x1':(860,1475),'2x2':(935,1560)}; dropped=None
    for b in 'ABCD':
        s.cell(R,1,f'Building {b}').font=fb; s.merge_cells(start_row=R,start_column=1,end_row=R,end_column=13); s.cell(R,1).fill=PatternFill('solid',fgColor='DCEAE6'); R+=1; B=[0]*7; bo=0
        for k in range(12):
            u=f'{b}{k+1 if k>8 else "0"+str(k+1)}'; t=['1x1','2x1','2x2','1x1'][k%4]; sf,mk=ty[t]; reno=r.random()<.45; mk+=100 if reno else 0; tot+=1
            vac=r.random()<.07 and (b,k)!=drop; row=dict(unit=u,building=f'Building {b}',unitType=t,area=sf,marketRent=mk)
            if vac:
                vals=[u,t,'Y' if reno else 'N',sf,'Vacant',None,None,None,None,None,mk,None,None]; row['statusText']='Vacant'; nv+=1; v=[sf,0,0,0,0,mk,0]
            else:
                n=nm.pop(); rent=mk-r.choice([0,15,40,70,120,165,-10]); ru=95 if t[0]=='2' else 75; pet=r.choice([0,0,0,35]); ti=rent+ru+pet; le=r.choice(['MTM']+[eom(addm(dt.date(2025,9,1),r.randrange(0,13))) for _ in range(9)]); st='Notice' if r.random()<.06 else 'Occupied'
                vals=[u,t,'Y' if reno else 'N',sf,st,n,rent,ru,pet or None,ti,mk,mk-rent,le]; nocc+=1; bo+=1
                row.update(statusText=st,tenantName=n,contractRent=rent,charges=[dict(code='RUBS',amount=ru)]+([dict(code='Pet',amount=pet)] if pet else []),totalCharges=ti,leaseEndDate=le if le=='MTM' else iso(le)); v=[sf,rent,ru,pet,ti,mk,mk-rent]
            B=[a+c for a,c in zip(B,v)]
            if (b,k)==drop: dropped=row; continue
            for j,x in enumerate(vals,1):
                if x is None: continue
                c=s.cell(R,j,x); c.font=f; c.number_format='mmm d, yyyy' if isinstance(x,dt.date) else (NF if j in(4,7,8,9,10,11,12) else 'General'); c.alignment=Alignment(horizontal='center') if j in(2,3,5,13) else Alignment()
            rows.append(row); R+=1
        for j,x in zip([1,4,5,7,8,9,10,11,12],[f'Subtotal {b} - 12 units',B[0],f'{bo}/12']+B[1:]): c=s.cell(R,j,x); c.font=fb; c.border=Border(top=Side('thin')); c.number_format=NF; c.alignment=Alignment(horizontal='center') if j==5 else Alignment()
        R+=2; T=[a+c for a,c in zip(T,B)]
    for j,x in zip([1,4,5,7,8,9,10,11,12],[f'Total - {tot} units',T[0],f'{nocc}/{tot}']+T[1:]): c=s.cell(R,j,x); c.font=fb; c.border=Border(top=Side('thin'),bottom=Side('double')); c.number_format=NF; c.alignment=Alignment(horizontal='center') if j==5 else Alignment()
    s.cell(R+2,1,'RUBS = water/sewer/trash bill-back. Reno = 2022-24 interior program. Loss to lease on occupied units only.').font=Font(name='Century Gothic',size=8,italic=True)
    for l,w in zip('ABCDEFGHIJKLM',[21,7,7,8,11,25,10,8,8,10,10,10,14]): s.column_dimensions[l].width=w
    s.freeze_panes='B5'; s.page_setup.orientation='landscape'; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(os.path.join(DOC,fn)); ck('w07',sum(x.get('totalCharges',0) for x in rows),T[4],True); ck('w07d',sum(x.get('totalCharges',0) for x in rows)+dropped['totalCharges'],T[4])
    save(fn,dict(propertyName='Juniper Terrace',asOnDate='2025-09-30',units=tot,occupied=nocc,vacant=nv,sheet='In-Place RR',planted=dict(what=f"row of unit {dropped['unit']} left out; subtotal of Building C, totals and counts still include it (in-place rent {dropped['contractRent']})",kind='row_dropped'),rows=rows),'MULTIFAMILY','broker underwriting sheet, building headings and subtotals')
