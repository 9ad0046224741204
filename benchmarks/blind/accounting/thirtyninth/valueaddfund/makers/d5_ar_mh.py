from common import *
import openpyxl, datetime, subprocess, shutil, tempfile
from openpyxl.styles import *
STEM='Cottonwood Creek past dues'
def make():
    rng=random.Random(39005)
    months=[datetime.date(2026,6,1),datetime.date(2026,5,1),datetime.date(2026,4,1),datetime.date(2026,3,1)]
    K=['m Jun 2026','m May 2026','m Apr 2026','m Mar 2026','other:Before March','total']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='June list'
    fn='Comic Sans MS' if False else 'Verdana'
    B=lambda **o: Font(name=fn,size=o.pop('size',9),**o)
    thin=Side(style='thin',color='AAAAAA'); box=Border(left=thin,right=thin,top=thin,bottom=thin)
    ws.merge_cells('A1:K1'); ws['A1']='COTTONWOOD CREEK MOBILE HOME COMMUNITY'; ws['A1'].font=B(size=14,bold=True); ws['A1'].alignment=Alignment(horizontal='center')
    ws.merge_cells('A2:K2'); ws['A2']='Who owes what — end of June (before July 1 billing)'; ws['A2'].alignment=Alignment(horizontal='center'); ws['A2'].font=B(italic=True)
    ws['A3']='Kept by: Darlene'; ws['A3'].font=B(size=8)
    # header rows 5,6
    for rng_ in('A5:A6','B5:B6','C5:C6','D5:D6','J5:J6','K5:K6'): ws.merge_cells(rng_)
    ws.merge_cells('E5:I5')
    hd={'A5':'Site','B5':'Homeowner / Renter','C5':'key','D5':'What for','E5':'Still unpaid from','J5':'TOTAL','K5':'My notes'}
    for a,t in hd.items(): ws[a]=t
    for i,m in enumerate(months): x=ws.cell(6,5+i,m); x.number_format='mmm yyyy'
    ws.cell(6,9,'Before March')
    for r in(5,6):
        for c in range(1,12):
            x=ws.cell(r,c); x.font=B(bold=True); x.fill=PatternFill('solid',fgColor='FFE699'); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=box
    ws.column_dimensions['C'].hidden=True
    for c,w in zip('ABCDEFGHIJK',(7,25,9,13,11,11,11,11,12,12,40)): ws.column_dimensions[c].width=w
    notes=['pays $100 every Fri','title problem - calling attorney','5-day notice posted 6/19','promised 7/3','church is helping, $250 coming','home for sale, buyer will clear it','check came back NSF 6/11','','','','','new 6/1, prorated']
    streets=[('Aspen Lane','A',11),('Bluebird Court','B',9),('Cutter Loop','C',10)]
    NF='#,##0.00;[Red]-#,##0.00'
    r=7; rows=[];tots=[];subs=[];names=rng.sample(LAST,40); G=dict.fromkeys(K,0)
    for st,L,n in streets:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=11); x=ws.cell(r,1,st); x.font=B(bold=True,size=10); x.fill=PatternFill('solid',fgColor='E2EFDA'); r+=1
        S=dict.fromkeys(K,0); r0=r
        for s in sorted(rng.sample(range(1,39),n)):
            site=f'{L}-{s}'; f=rng.choice(FIRST); nm=names.pop()
            nm=rng.choice([f'{nm}, {f}',f'{nm}, {f}',f'{nm}, {f} & {rng.choice(FIRST)}',f'{f} {nm}'])
            if len(rows)==20: nm='Bank owned (Tri-County FCU)'
            lot=rng.choice([41500,41500,43500,46000]); ch=['Lot rent']
            if rng.random()<.45: ch.append('Water/trash')
            if rng.random()<.12: ch.append('Home rent' if len(ch)==1 else 'Late fees')
            deep=rng.choice([1,1,1,2,2,3,4,5]); rr=r
            for c in ch:
                v=dict.fromkeys(K,0)
                for i in range(deep):
                    base={'Lot rent':lot,'Water/trash':rng.randint(3800,7900),'Late fees':5000,'Home rent':38500}[c]
                    if i==deep-1 and rng.random()<.5: base=int(base*rng.uniform(.1,.9)//500*500) or 500
                    if i==4: base=base*rng.randint(2,5)
                    v[K[i]]=base
                if c=='Lot rent' and rng.random()<.07: v=dict.fromkeys(K,0); v[K[0]]=-rng.randint(2,40)*500
                v['total']=sum(v[q] for q in K[:5])
                ws.cell(r,4,c)
                for i,q in enumerate(K[:5]):
                    if v[q]: ws.cell(r,5+i,d(v[q]))
                ws.cell(r,10,f'=SUM(E{r}:I{r})')
                for cc in range(1,12):
                    x=ws.cell(r,cc); x.font=B(bold=cc==10); x.border=box
                    if 5<=cc<=10: x.number_format=NF
                rows.append(dict(unit=site,name=nm,charge=c,**{q:d(v[q]) for q in K if v[q]}))
                for q in K: S[q]+=v[q]
                r+=1
            ws.cell(rr,1,site); ws.cell(rr,2,nm); ws.cell(rr,3,f'CC{L}{s:03d}'); nt_=rng.choice(notes); ws.cell(rr,11,'overpaid, leave on account' if rows[-1]['total']<0 else nt_).font=B(italic=True,size=8)
            if r-rr>1:
                for cc in(1,2,3,11): ws.merge_cells(start_row=rr,end_row=r-1,start_column=cc,end_column=cc)
            for cc in(1,2,11): ws.cell(rr,cc).alignment=Alignment(vertical='top',wrap_text=cc==11)
        lab=st+' total'; ws.cell(r,2,lab)
        for cc in range(5,11): ws.cell(r,cc,f'=SUM({chr(64+cc)}{r0}:{chr(64+cc)}{r-1})').number_format=NF
        for cc in range(1,12): ws.cell(r,cc).font=B(bold=True); ws.cell(r,cc).border=Border(top=Side(style='medium'))
        for q in K: G[q]+=S[q]
        tots.append(dict(label=lab,**{q:d(S[q]) for q in K})); subs.append(r); r+=2
    ws.cell(r,1,'WHOLE PARK')
    for cc in range(5,11): ws.cell(r,cc,'='+'+'.join(f'{chr(64+cc)}{s}' for s in subs)).number_format=NF
    for cc in range(1,12): ws.cell(r,cc).font=B(bold=True,size=10); ws.cell(r,cc).fill=PatternFill('solid',fgColor='FFE699')
    tots.append(dict(label='WHOLE PARK',**{q:d(G[q]) for q in K})); r+=2
    for t in('Came in after the 30th: B-site money orders, 2 of them, 415 each - will show on July list','Blank = nothing owed for that month. Red = we owe them.'):
        ws.cell(r,1,t).font=B(size=8,italic=True); r+=1
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws.freeze_panes='A7'
    tmp=tempfile.mkdtemp(); p=f'{tmp}/{STEM}.xlsx'; wb.save(p)
    subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',DOC,p],check=True,capture_output=True); shutil.rmtree(tmp)
    save(STEM,'xlsx','AR','MANUFACTURED_HOUSING','Darlene, park manager','hand-kept list, date-typed month headers, merged sites','sites merged over several charges, hidden key column, blank cells, notes column',K,rows,tots)
