from common import *
from docx import Document
from docx.shared import Pt, Inches, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as A
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
r=random.Random(707); N=Names(r)
NAME='St Brendans Manor resident list.pdf'
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.7); s.top_margin=Inches(.7); s.bottom_margin=Inches(.7)
st=d.styles['Normal']; st.font.name='URW Bookman'; st.font.size=Pt(9); st.paragraph_format.space_after=Pt(0)
def c(t,z,b=False,i=False):
    p=d.add_paragraph(); p.alignment=A.CENTER; q=p.add_run(t); q.bold=b; q.italic=i; q.font.size=Pt(z)
c('St. Brendan’s Parish','11',False,True) if 0 else c('St. Brendan’s Parish',11,False,True)
c('ST. BRENDAN’S MANOR',15,True); c('Independent Senior Apartments  ~  38 homes  ~  900 Chapel Hill Road',9)
p=d.add_paragraph('\nSeptember 15, 2025\n\nDear Ms. Okafor:\n\nHere is the list of our residents and what each pays, as of September 1, 2025, which you asked for with the renewal. The meal plan is optional (noon dinner). A second person in an apartment pays $65.\n')
H=['Apt.','Kind','Resident(s)','Came to us','Rent','2nd Person','Meals','Carport','Monthly Total','Refundable\nDeposit']
Wd=[.4,.92,1.62,.8,.66,.6,.58,.6,.67,.8]
tb=d.add_table(rows=1,cols=10); tb.autofit=False
def put(cell,t,b=False,right=False):
    p=cell.paragraphs[0]; q=p.add_run(t); q.bold=b; q.font.size=Pt(8)
    if right: p.alignment=A.RIGHT
for i,h in enumerate(H): put(tb.rows[0].cells[i],h,True,i>3)
trp=tb.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); trp.append(e)
MON='Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split()
rows=[]; tot=[0]*6; v=0
fl=[('Garden Floor',[f'G{i}' for i in range(1,11)]),('Second Floor',[str(200+i) for i in range(1,15)]),('Third Floor',[str(300+i) for i in range(1,15)])]
vac={'G7','209','304','313'}
for f,us_ in fl:
    cc=tb.add_row().cells; m=cc[0].merge(cc[9]); put(m,f,True)
    for u in us_:
        k=r.choices(['Efficiency','One Bedroom','Two Bedroom'],[4,6,2])[0]; base={'Efficiency':585,'One Bedroom':715,'Two Bedroom':890}[k]
        cc=tb.add_row().cells; put(cc[0],u); put(cc[1],k); row=dict(unit=u,unitType=k,section=f)
        if u in vac: put(cc[2],'(open)'); v+=1; row['statusText']='(open)'
        else:
            a,b=N.pair(); dbl=k!='Efficiency' and r.random()<.3
            nm=(f'{a} & {r.choice(FIRST)} {b}' if dbl else f'{a} {b}')
            mv=first(r,D(2009,1,1),D(2025,8,30)); rent=base-r.choice([0,0,15,30]); sp=65 if dbl else None; me=r.choice([None,None,145,145])
            if me and dbl: me=290
            cp=r.choice([None,None,None,30]); t=rent+(sp or 0)+(me or 0)+(cp or 0); dep=r.choice([250,250,400,None]) if mv.year<2020 else 500
            ds=f'{MON[mv.month-1]} {mv.year}'
            for i,x in enumerate([nm,ds,rent,sp,me,cp,t,dep]): put(cc[i+2],'' if x is None else x if isinstance(x,str) else f'{x:,}',right=i>1)
            for i,x in enumerate([rent,sp,me,cp,t,dep]): tot[i]+=x or 0
            row.update(tenantName=nm,statusText='Occupied',moveInDate=ds,contractRent=rent,totalCharges=t,deposit=dep,charges=[dict(code=q,amount=w) for q,w in(('2nd Person',sp),('Meals',me),('Carport',cp)) if w])
        rows.append(row)
cc=tb.add_row().cells; put(cc[2],'Totals',True)
for i,x in enumerate(tot): put(cc[i+4],f'{x:,}',True,True)
for i,w in enumerate(Wd): tb.columns[i].width=Inches(w)
for row in tb.rows:
    for i,w in enumerate(Wd):
        if row.cells[0]._tc is row.cells[9]._tc: break
        row.cells[i].width=Inches(w)
for x in rows: 
    pass
d.add_paragraph(f'\n{38-v} of our 38 apartments are lived in; {v} are open as of this letter. We do not raise rent more than once a year, each January.\n\nYours in Christ,\n\n\nThe Manor Office')
src=TMP+'/church.docx'; d.save(src); topdf(src,DOC+'/'+NAME)
save(NAME,dict(propertyName='ST. BRENDAN’S MANOR',asOnDate='2025-09-01',units=38,occupied=38-v,vacant=v,rows=rows),'SENIOR_HOUSING','Parish letter with the list typed in Word, no rules, floors as headings, month-year dates, fees in columns',False)
