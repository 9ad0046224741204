from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.comments import Comment
FILE='Larkspur Ct rents UPDATED (2).xlsx'
def make():
    rng=random.Random(701); nm=iter(names(rng,60,"{f} {l}"))
    wb=Workbook(); td=wb.active; td.title='to do'
    for i,t in enumerate(['call roofer re bldg 2 leak','ask CPA about cost seg','send rr + T12 to broker','renew Kessler?? (wants 2 yr)','new washer in laundry - $1,140'],2): td.cell(i,2,t)
    ws=wb.create_sheet('RR May 25'); B=Font(bold=True); Y=PatternFill('solid',fgColor='FFFF99'); Pk=PatternFill('solid',fgColor='F8CBAD'); Gr=PatternFill('solid',fgColor='C6E0B4')
    ws['C2']='LARKSPUR COURT'; ws['C2'].font=Font(bold=True,size=16,name='Comic Sans MS',color='2F5597'); ws['C3']='24 units / built 1978'; ws['H2']='updated'; ws['I2']=dt.date(2025,5,12); ws['I2'].number_format='m/d/yy'
    H={2:'apt',4:'who',5:'size',7:'rent',8:'garage',9:'pet $',10:'what they shd pay',12:'in since',13:'lease thru',14:'dep',15:'owes',17:'notes'}
    for c,t in H.items(): x=ws.cell(5,c,t); x.font=B; x.border=Border(bottom=Side(style='medium'))
    for c,w in {'A':2,'B':6,'C':1.5,'D':26,'E':9,'F':2,'G':10,'H':8,'I':9,'J':12,'K':2,'L':10,'M':11,'N':9,'O':9,'P':2,'Q':38}.items(): ws.column_dimensions[c].width=w
    ws.cell(5,10).alignment=Alignment(wrap_text=True)
    r=6; rows=[]; T=dict(rent=0,g=0,p=0,mk=0,dep=0,owe=0)
    notes={3:'late every mo but always pays',7:'ROOFER NEEDS ACCESS',11:'asked for new carpet',15:'gave notice, out 6/15',20:'sec 8 pays 612 of it'}
    vac={5:'VACANT - rehab',17:'empty, showing Sat'}
    for b in (1,2,3):
        ws.cell(r,2,f'bldg {b}').font=Font(bold=True,italic=True); r+=1; first=r
        for i in range(8):
            k=(b-1)*8+i; u=b*100+i+1; size=['1 br','2 br','2 br','1 br','2 br','2 br','3 br','1 br'][i]; mk={'1 br':950,'2 br':1125,'3 br':1350}[size]
            ws.cell(r,2,u); ws.cell(r,5,size); ws.cell(r,10,mk); row=dict(unit=str(u),building=f'bldg {b}',unitType=size,marketRent=mk); T['mk']+=mk
            if k in vac:
                ws.cell(r,4,vac[k]); row['statusText']=vac[k]
                for c in range(2,16): ws.cell(r,c).fill=Y
            else:
                t=next(nm); rent=mk-rng.choice([0,25,50,75,100,130]); g=rng.choice([None,None,60]); p=rng.choice([None,None,None,35]); dep=rng.choice([500,rent,mk,750]); owe=rng.choice([None]*5+[rent,140,65.5])
                s=dt.date(rng.randrange(2016,2025),rng.randint(1,12),rng.choice([1,1,15])); mtm=rng.random()<.35; e='m-m' if mtm else dt.date(2025+(rng.random()<.4),rng.randint(6,12),28)
                if not mtm: e=(e.replace(day=28)+dt.timedelta(5)).replace(day=1)-dt.timedelta(1)
                ws.cell(r,4,t); ws.cell(r,7,rent); ws.cell(r,8,g); ws.cell(r,9,p)
                a=ws.cell(r,12,s); a.number_format='mm/yyyy' if False else 'm/d/yyyy'; a=ws.cell(r,13,e); a.number_format='m/d/yyyy'; a.alignment=Alignment(horizontal='right'); ws.cell(r,14,dep); ws.cell(r,15,owe)
                if owe: ws.cell(r,15).fill=Pk
                if k==15:
                    for c in range(2,16): ws.cell(r,c).fill=Gr
                T['rent']+=rent;T['g']+=g or 0;T['p']+=p or 0;T['dep']+=dep;T['owe']+=owe or 0
                row.update(tenantName=t,statusText='Occupied',contractRent=rent,moveInDate=iso(s),leaseEndDate=e if mtm else iso(e),deposit=dep,balance=owe,charges=([dict(code='garage',amount=g)] if g else [])+([dict(code='pet $',amount=p)] if p else []))
            if k in notes: ws.cell(r,17,notes[k]).font=Font(italic=True,color='C00000')
            rows.append(row); r+=1
        for c in (7,8,9,10,14,15):
            L='ABCDEFGHIJKLMNO'[c-1]; x=ws.cell(r,c,f'=SUM({L}{first}:{L}{r-1})'); x.font=B; x.border=Border(top=Side(style='thin'))
        r+=2
    ws.cell(r,4,'ALL 3 BLDGS').font=B
    subs=[14+1-1]  # placeholder
    tot_rows=[x for x in range(6,r) if str(ws.cell(x,7).value).startswith('=SUM')]
    for c in (7,8,9,10,14,15):
        L='ABCDEFGHIJKLMNO'[c-1]; x=ws.cell(r,c,'='+'+'.join(f'{L}{t}' for t in tot_rows)); x.font=Font(bold=True); x.border=Border(top=Side(style='double'))
    for t in range(6,r+1):
        for c in (7,10,14,15): ws.cell(t,c).number_format='#,##0.00' if c==15 else '#,##0'
    ws.cell(r+2,4,'22 rented 2 empty as of today'); ws.cell(r+3,4,'laundry ave'); ws.cell(r+3,7,385); ws.cell(r+4,4,'yellow = empty, green = leaving')
    ws.cell(6,17,'water/trash incl., they pay elec')
    e=wb.create_sheet('expenses'); 
    for i,(a,v) in enumerate([('taxes',31250),('insurance',18860),('water/sewer',14475),('trash',4210),('mowing/snow',6900),('repairs',22318),('mgmt (me)',0)],3): e.cell(i,1,a); e.cell(i,3,v)
    e['A1']='2024'; e['A11']='total'; e['C11']='=SUM(C3:C9)'
    o=wb.create_sheet('2 yr ago'); o['A1']='what rents were jan 2023'
    for i,(s,v) in enumerate([('1 br',825),('2 br',985),('3 br',1195)],2): o.cell(i,1,s); o.cell(i,2,v)
    d=tempfile.mkdtemp(); p=f'{d}/{FILE}'; wb.save(p); so(p,'xlsx:Calc MS Excel 2007 XML',f'{R}/documents')
    from openpyxl import load_workbook
    w=load_workbook(f'{R}/documents/{FILE}',data_only=True)['RR May 25']; assert w.cell(r,7).value==T['rent'] and w.cell(r,10).value==T['mk'] and w.cell(r,14).value==T['dep'], (w.cell(r,7).value,T)
    save(FILE,dict(propertyName='Larkspur Court',asOnDate='2025-05-12',units=24,occupied=22,vacant=2,sheet='RR May 25',rows=rows),'MULTIFAMILY',"owner's own sheet, lower-case headers, spacer columns, colours, to-do tab first",'vacancy as free text in the name column; informal headers (who, dep, owes, what they shd pay); roll not on first tab; formulas')
if __name__=='__main__': make()
